// The text of pages/booking-policies.md.
// Written by the generator from the spec; change the spec, not this file.
import type { Page } from "../page";

/** §2 */
export const page: Page = {
  contents: [
    { level: 1, anchor: "booking-policies", text: "Booking policies" },
    { level: 2, anchor: "how-a-booking-comes-about", text: "How a booking comes about" },
    { level: 2, anchor: "payment-terms", text: "Payment terms" },
    { level: 3, anchor: "what-the-price-is-made-of", text: "What the price is made of" },
    { level: 3, anchor: "when-payment-is-due", text: "When payment is due" },
    { level: 3, anchor: "how-you-pay", text: "How you pay" },
    { level: 3, anchor: "when-hosts-are-paid", text: "When hosts are paid" },
    { level: 2, anchor: "when-a-guest-cancels", text: "When a guest cancels" },
    { level: 3, anchor: "flexible", text: "Flexible" }, { level: 3, anchor: "moderate", text: "Moderate" },
    { level: 3, anchor: "firm", text: "Firm" }, { level: 3, anchor: "strict", text: "Strict" },
    { level: 3, anchor: "how-time-is-counted", text: "How time is counted" },
    { level: 3, anchor: "what-comes-back-besides-the-nights", text: "What comes back besides the nights" },
    { level: 2, anchor: "when-a-host-cancels", text: "When a host cancels" },
    { level: 2, anchor: "obligations-of-guests", text: "Obligations of guests" },
    { level: 2, anchor: "obligations-of-hosts", text: "Obligations of hosts" },
    { level: 2, anchor: "when-something-is-wrong", text: "When something is wrong" },
    { level: 2, anchor: "reviews", text: "Reviews" }, { level: 2, anchor: "questions", text: "Questions" },
  ],
  blocks: [
    { kind: "heading", level: 1, anchor: "booking-policies", text: [{ kind: "text", text: "Booking policies" }] },
    { kind: "paragraph", text: [
      {
        kind: "text",
        text: "These policies hold for every booking made on Tuckamore from November 1, 2026 on. They say how a booking comes about, when it is paid, what comes back when it is cancelled, and what guests and hosts owe one another. The ",
      },
      { kind: "link", href: "/tos", route: "tos", text: [{ kind: "text", text: "terms of service" }] },
      { kind: "text", text: " hold beside them. Where the law of your province gives you more, the law comes first." },
    ] },
    { kind: "heading", level: 2, anchor: "how-a-booking-comes-about", text: [{ kind: "text", text: "How a booking comes about" }] },
    { kind: "paragraph", text: [{ kind: "text", text: "Every listing says which of two ways it takes." }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Request to book." }] },
        {
          kind: "text",
          text: " The guest asks for dates. The nights are held at once, so nobody else can take them. The host has 24 hours to accept or reject. Without an answer in that time, or when check-in time is reached, the request expires and the nights are free again. Nothing has been charged.",
        },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Instant book." }] },
        {
          kind: "text",
          text: " The booking is confirmed the moment it is made, because the host has agreed to that beforehand. It is then paid within 15 minutes, or the nights are free again.",
        },
      ] }],
    ] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "A guest may have up to 3 open requests at a time. A booking on nights that overlap another of the same guest at the same property is refused; at another property, we warn and let the guest decide.",
    }] },
    { kind: "heading", level: 2, anchor: "payment-terms", text: [{ kind: "text", text: "Payment terms" }] },
    { kind: "heading", level: 3, anchor: "what-the-price-is-made-of", text: [{ kind: "text", text: "What the price is made of" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "The first price that you see for your dates is the total before taxes: nights, mandatory fees of the host such as cleaning, and our service fee. Taxes are added on the next line, each with its name and rate. Nothing is added after that.",
    }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [
        { kind: "text", text: "The " },
        { kind: "strong", text: [{ kind: "text", text: "host’s price" }] },
        { kind: "text", text: " (nights less any discount, extra guests, cleaning, pets) goes to the host in full." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "text", text: "Our " },
        { kind: "strong", text: [{ kind: "text", text: "service fee" }] },
        { kind: "text", text: " is 8% of the host’s price and is paid by the guest." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Taxes" }] },
        {
          kind: "text", text: " follow the place of the property: GST, HST, PST, QST, and the accommodation taxes of provinces and cities.",
        },
      ] }],
    ] },
    { kind: "heading", level: 3, anchor: "when-payment-is-due", text: [{ kind: "text", text: "When payment is due" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Request to book:" }] },
        { kind: "text", text: " within 24 hours after the host accepts. When check-in is less than 48 hours away, within 2 hours." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Instant book:" }] },
        { kind: "text", text: " within 15 minutes." },
      ] }],
    ] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "A confirmed booking that is not paid in time expires, and both sides are told. Until then it shows as Payment Pending.",
    }] },
    { kind: "heading", level: 3, anchor: "how-you-pay", text: [{ kind: "text", text: "How you pay" }] },
    { kind: "paragraph", text: [
      {
        kind: "text",
        text: "You pay by card on a secure payment page, in Canadian dollars or another currency that we offer. The rate is that of the Bank of Canada with our margin already inside the shown price. A quote is held for 30 minutes, and the rate that you paid at stays with the booking. You may pay part with ",
      },
      { kind: "link", href: "/points", route: "points", text: [{ kind: "text", text: "points" }] },
      { kind: "text", text: ". You may finance a stay through our partner’s " },
      { kind: "link", href: "/vertoflex", route: "vertoflex", text: [{ kind: "text", text: "pay-later offer" }] },
      { kind: "text", text: ", under the partner’s own terms." },
    ] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "Some hosts agree with a guest on payment outside Tuckamore, such as an e-transfer. The host then records it, and the booking shows that it was paid off the platform. We cannot refund, pay out or protect money that never passed through us.",
    }] },
    { kind: "heading", level: 3, anchor: "when-hosts-are-paid", text: [{ kind: "text", text: "When hosts are paid" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "Guest money is held by us through our payment provider and paid out to the host 24 hours after check-in. A report by either side holds the payout until it is settled.",
    }] },
    { kind: "heading", level: 2, anchor: "when-a-guest-cancels", text: [{ kind: "text", text: "When a guest cancels" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "Each listing has one of four policies. It is shown with its dates before you book, and it does not change for a booking once made. The product shows the sum that comes back before you confirm a cancellation.",
    }] },
    { kind: "heading", level: 3, anchor: "flexible", text: [{ kind: "text", text: "Flexible" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Full refund" }] },
        { kind: "text", text: " up to 24 hours before check-in." },
      ] }],
      [{ kind: "paragraph", text: [{
        kind: "text", text: "After that, until check-in: the first night is kept, the other nights come back.",
      }] }],
      [{ kind: "paragraph", text: [{ kind: "text", text: "After check-in: the nights that follow the next one come back." }] }],
    ] },
    { kind: "heading", level: 3, anchor: "moderate", text: [{ kind: "text", text: "Moderate" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Full refund" }] },
        { kind: "text", text: " up to 5 days before check-in." },
      ] }],
      [{ kind: "paragraph", text: [{
        kind: "text", text: "After that, until check-in: the first night and half of the other nights are kept.",
      }] }],
      [{ kind: "paragraph", text: [{
        kind: "text", text: "After check-in: half of the unused nights that follow the next one comes back.",
      }] }],
    ] },
    { kind: "heading", level: 3, anchor: "firm", text: [{ kind: "text", text: "Firm" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Full refund" }] },
        { kind: "text", text: " up to 30 days before check-in." },
      ] }],
      [{ kind: "paragraph", text: [{ kind: "text", text: "After that, up to 7 days before check-in: half of the nights comes back." }] }],
      [{ kind: "paragraph", text: [{ kind: "text", text: "Later than that: the nights are kept." }] }],
    ] },
    { kind: "heading", level: 3, anchor: "strict", text: [{ kind: "text", text: "Strict" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Full refund" }] },
        { kind: "text", text: " only within 48 hours of booking." },
      ] }],
      [{ kind: "paragraph", text: [{ kind: "text", text: "After that, up to 7 days before check-in: half of the nights comes back." }] }],
      [{ kind: "paragraph", text: [{ kind: "text", text: "Later than that: the nights are kept." }] }],
    ] },
    { kind: "heading", level: 3, anchor: "how-time-is-counted", text: [{ kind: "text", text: "How time is counted" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "All times are those of the property’s own time zone. Days before check-in are counted back in whole 24 hours from the listing’s check-in time. Strict’s 48 hours are counted from the moment when the booking was made. Not arriving counts as cancelling at check-in time.",
    }] },
    { kind: "heading", level: 3, anchor: "what-comes-back-besides-the-nights", text: [{
      kind: "text", text: "What comes back besides the nights",
    }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Cleaning and pet fees" }] },
        { kind: "text", text: " come back in full when you cancel before check-in." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Our service fee" }] },
        { kind: "text", text: " comes back when you cancel within the full-refund time, and whenever a host or we cancel." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Taxes" }] },
        { kind: "text", text: " are computed again on what is kept, and the difference comes back." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Points and money" }] },
        {
          kind: "text",
          text: " come back in the proportion in which they were paid: money to the card and in the currency that paid, at the rate of that day, and points to your balance.",
        },
      ] }],
    ] },
    { kind: "paragraph", text: [{
      kind: "text", text: "A request that has not been accepted can be withdrawn at any time. Nothing was charged, so nothing is kept.",
    }] },
    { kind: "heading", level: 2, anchor: "when-a-host-cancels", text: [{ kind: "text", text: "When a host cancels" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "A host who has confirmed a booking cancels only for a serious reason, states it, and may do so only before check-in. The guest gets everything back: nights, fees, our service fee, taxes and points. The nights stay blocked for that listing, and the cancellation counts on the host’s record. A host who does not want a request rejects it, with a reason, instead of accepting and cancelling.",
    }] },
    { kind: "heading", level: 2, anchor: "obligations-of-guests", text: [{ kind: "text", text: "Obligations of guests" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [{ kind: "text", text: "Give true names, and the true number of guests and pets." }] }],
      [{ kind: "paragraph", text: [{
        kind: "text", text: "Pay in time, and keep payments on Tuckamore unless the host has agreed otherwise.",
      }] }],
      [{ kind: "paragraph", text: [{
        kind: "text", text: "Keep to the house rules, quiet hours and the largest number of guests that the listing states.",
      }] }],
      [{ kind: "paragraph", text: [{ kind: "text", text: "Leave the home as you found it, and tell the host about damage at once." }] }],
      [{ kind: "paragraph", text: [{ kind: "text", text: "Arrive after check-in time and leave by check-out time." }] }],
      [{ kind: "paragraph", text: [{ kind: "text", text: "Keep the address, codes and the host’s contact details to yourself." }] }],
    ] },
    { kind: "heading", level: 2, anchor: "obligations-of-hosts", text: [{ kind: "text", text: "Obligations of hosts" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [{
        kind: "text",
        text: "Offer only what you may offer: hold the registration or licence that your province or city asks for, and show its number where the law asks for it.",
      }] }],
      [{ kind: "paragraph", text: [{
        kind: "text",
        text: "Describe the home truthfully, with pictures of your own, and keep the calendar true on every platform where you list it.",
      }] }],
      [{ kind: "paragraph", text: [{ kind: "text", text: "Answer requests within 24 hours." }] }],
      [{ kind: "paragraph", text: [{
        kind: "text",
        text: "Hand over a clean, safe home with working smoke and carbon-monoxide alarms, at the price that was confirmed. Ask for no further fee on arrival.",
      }] }],
      [{ kind: "paragraph", text: [{
        kind: "text", text: "Do not turn anyone away for a reason that human-rights law protects, and welcome service animals.",
      }] }],
      [{ kind: "paragraph", text: [{ kind: "text", text: "Keep guests’ details for the stay alone." }] }],
      [{ kind: "paragraph", text: [{
        kind: "text",
        text: "Tell us whether you are registered for GST/HST or QST. We charge and remit, or pass on to you, what the law asks of a platform. Income tax is yours to file, and once a year we report to the Canada Revenue Agency what was paid to you, with a copy for you.",
      }] }],
    ] },
    { kind: "heading", level: 2, anchor: "when-something-is-wrong", text: [{ kind: "text", text: "When something is wrong" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "Write to the other side first; most things are settled within the hour. If that does not help, report the booking until 14 days after check-out. A report tells us, holds the payout and changes nothing else by itself.",
    }] },
    { kind: "heading", level: 2, anchor: "reviews", text: [{ kind: "text", text: "Reviews" }] },
    { kind: "paragraph", text: [
      {
        kind: "text",
        text: "A stay that was confirmed and is over may be reviewed within 14 days after check-out, once. Reviews are honest and about the stay. They hold no contact details, and nobody may ask for a good one in return for something. See the ",
      },
      { kind: "link", href: "/faq/bookings", route: "faqBookings", text: [{ kind: "text", text: "questions about bookings" }] },
      { kind: "text", text: " for how they are shown." },
    ] },
    { kind: "heading", level: 2, anchor: "questions", text: [{ kind: "text", text: "Questions" }] },
    { kind: "paragraph", text: [
      { kind: "text", text: "Write to us through the " },
      { kind: "link", href: "/contact", route: "contact", text: [{ kind: "text", text: "contact page" }] },
      { kind: "text", text: " or at help@tuckamore.example." },
    ] },
  ],
};
