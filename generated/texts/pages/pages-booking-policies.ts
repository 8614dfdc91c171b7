// Generated f5b246f23387. The text of pages/booking-policies.md.
import type { Page } from "../page";

/** Source: §2 */
export const page: Page = {
  blocks: [
    { kind: "heading", level: 1, anchor: "booking-policies", text: "Booking policies" },
    {
      kind: "paragraph",
      text: [
        "These policies apply to every booking made on Tuckamore from November 1, 2026. They explain how to book, when you pay, what you get back if a booking is cancelled, and what guests and hosts agree to. The ",
        { kind: "link", href: "/tos", route: "tos", text: "terms of service" },
        " also apply. If the law in your province gives you more rights, the law comes first.",
      ],
    },
    { kind: "heading", level: 2, anchor: "how-booking-works", text: "How booking works" },
    { kind: "paragraph", text: "Every listing uses one of two ways to book." },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Request to book." },
              " The guest sends a request, and the nights are held right away. The host has 24 hours to accept or reject it. If the host does not answer in that time, or before check-in time, the request expires and the nights become available again. The guest is not charged.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Instant book." },
              " The booking is confirmed right away, without waiting for the host. The guest has 15 minutes to pay. Otherwise, the nights become available again.",
            ],
          },
        ],
      ],
    },
    { kind: "paragraph", text: "Guests can have up to 3 open requests at a time. You can’t book the same property twice for overlapping nights. If your dates overlap a booking at another property, we warn you and you decide." },
    { kind: "heading", level: 2, anchor: "payment-terms", text: "Payment terms" },
    { kind: "heading", level: 3, anchor: "what-the-price-includes", text: "What the price includes" },
    { kind: "paragraph", text: "The first price you see for your dates is the total before taxes: the nights, the host’s required fees such as cleaning, and our service fee. Taxes are listed separately, each with its name and rate. Nothing else is added." },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          {
            kind: "paragraph",
            text: [
              "The ",
              { kind: "strong", text: "host’s price" },
              " (nights minus any discount, extra guests, cleaning and pets) goes to the host in full.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              "Our ",
              { kind: "strong", text: "service fee" },
              " is 8% of the host’s price and is paid by the guest.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Taxes" },
              " depend on where the property is: GST, HST, PST, QST, and provincial or city accommodation taxes.",
            ],
          },
        ],
      ],
    },
    { kind: "heading", level: 3, anchor: "when-payment-is-due", text: "When payment is due" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Request to book:" },
              " within 24 hours after the host accepts. When check-in is less than 48 hours away, within 2 hours.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Instant book:" },
              " within 15 minutes.",
            ],
          },
        ],
      ],
    },
    { kind: "paragraph", text: "If a confirmed booking is not paid in time, it expires and we notify the guest and the host. Until then, it shows as Payment Pending." },
    { kind: "heading", level: 3, anchor: "how-you-pay", text: "How you pay" },
    {
      kind: "paragraph",
      text: [
        "You pay by card on a secure payment page, in Canadian dollars or another currency that we offer. We use the Bank of Canada rate, and the price you see includes our margin. A quote is held for 30 minutes, and your booking keeps the rate you paid at. You can pay part of the price with ",
        { kind: "link", href: "/points", route: "points", text: "points" },
        ", or finance your stay through our partner’s ",
        { kind: "link", href: "/vertoflex", route: "vertoflex", text: "pay-later offer" },
        ", under the partner’s own terms.",
      ],
    },
    { kind: "paragraph", text: "A host and guest may agree on a payment outside Tuckamore, such as an e-transfer. The host records it, and the booking shows that it was paid outside Tuckamore. We can’t refund, pay out or protect payments that were not made through us." },
    { kind: "heading", level: 3, anchor: "when-hosts-are-paid", text: "When hosts are paid" },
    { kind: "paragraph", text: "We hold the guest’s payment through our payment provider and pay the host 24 hours after check-in. If the guest reports a problem, we hold the payout until it is resolved. A host’s own report holds nothing." },
    { kind: "heading", level: 2, anchor: "when-a-guest-cancels", text: "When a guest cancels" },
    { kind: "paragraph", text: "Each listing has one of four policies. You see it with its dates before you book, and it does not change after you book. Before you confirm a cancellation, we show how much you get back." },
    { kind: "heading", level: 3, anchor: "flexible", text: "Flexible" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Full refund" },
              " up to 24 hours before check-in.",
            ],
          },
        ],
        [
          { kind: "paragraph", text: "After that, until check-in: all nights but the first are refunded." },
        ],
        [
          { kind: "paragraph", text: "After check-in: the next night is not refunded. The nights after it are." },
        ],
      ],
    },
    { kind: "heading", level: 3, anchor: "moderate", text: "Moderate" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Full refund" },
              " up to 5 days before check-in.",
            ],
          },
        ],
        [
          { kind: "paragraph", text: "After that, until check-in: no refund for the first night, and 50% for the other nights." },
        ],
        [
          { kind: "paragraph", text: "After check-in: no refund for the next night, and 50% for the nights after it." },
        ],
      ],
    },
    { kind: "heading", level: 3, anchor: "firm", text: "Firm" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Full refund" },
              " up to 30 days before check-in.",
            ],
          },
        ],
        [
          { kind: "paragraph", text: "After that, up to 7 days before check-in: 50% refund for the nights." },
        ],
        [
          { kind: "paragraph", text: "Later than that: no refund for the nights." },
        ],
      ],
    },
    { kind: "heading", level: 3, anchor: "strict", text: "Strict" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Full refund" },
              " only within 48 hours of booking.",
            ],
          },
        ],
        [
          { kind: "paragraph", text: "After that, up to 7 days before check-in: 50% refund for the nights." },
        ],
        [
          { kind: "paragraph", text: "Later than that: no refund for the nights." },
        ],
      ],
    },
    { kind: "heading", level: 3, anchor: "how-time-is-counted", text: "How time is counted" },
    { kind: "paragraph", text: "All times are in the property’s time zone. Days before check-in are counted back in full 24-hour periods from the listing’s check-in time. The 48 hours of the strict policy start when the booking is made. If you don’t arrive, it counts as cancelling at check-in time." },
    { kind: "heading", level: 3, anchor: "fees-taxes-and-points", text: "Fees, taxes and points" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Cleaning and pet fees" },
              " are refunded in full if you cancel before check-in.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Our service fee" },
              " is refunded if you cancel in time for a full refund, and whenever the host or Tuckamore cancels.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Taxes" },
              " are recalculated on the amount that is not refunded, and you get back the difference.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Points and money" },
              " are refunded in the same proportion as you paid. Money goes back to your card, in the currency and at the rate you paid with. Points go back to your balance.",
            ],
          },
        ],
      ],
    },
    { kind: "paragraph", text: "You can withdraw a request at any time before the host accepts it. You are not charged." },
    { kind: "heading", level: 2, anchor: "when-a-host-cancels", text: "When a host cancels" },
    { kind: "paragraph", text: "Hosts may cancel a confirmed booking only before check-in and for a serious reason, which they must state. The guest gets everything back: nights, fees, our service fee, taxes and points. The nights stay blocked for that listing, and the cancellation counts on the host’s record. Hosts who don’t want a request should reject it with a reason, not accept it and cancel later." },
    { kind: "heading", level: 2, anchor: "what-guests-agree-to", text: "What guests agree to" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          { kind: "paragraph", text: "Give your real name and the correct number of guests and pets." },
        ],
        [
          { kind: "paragraph", text: "Pay on time, and pay through Tuckamore unless you and the host agree otherwise." },
        ],
        [
          { kind: "paragraph", text: "Follow the house rules, quiet hours and guest limit on the listing." },
        ],
        [
          { kind: "paragraph", text: "Leave the home as you found it, tell the host about any damage right away, and pay for it." },
        ],
        [
          { kind: "paragraph", text: "Arrive after check-in time and leave by check-out time." },
        ],
        [
          { kind: "paragraph", text: "Do not share the address, access codes or the host’s contact details." },
        ],
      ],
    },
    { kind: "heading", level: 2, anchor: "what-hosts-agree-to", text: "What hosts agree to" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          { kind: "paragraph", text: "List only homes you are allowed to rent. Hold the registration or licence that your province or city requires, and show its number where the law requires it." },
        ],
        [
          { kind: "paragraph", text: "Describe the home accurately, use your own photos, and keep your calendar up to date on every platform." },
        ],
        [
          { kind: "paragraph", text: "Answer requests within 24 hours." },
        ],
        [
          { kind: "paragraph", text: "Provide a clean, safe home with working smoke and carbon monoxide alarms, at the confirmed price. Do not charge extra fees on arrival." },
        ],
        [
          { kind: "paragraph", text: "Do not discriminate against anyone on grounds protected by human rights law, and welcome service animals." },
        ],
        [
          { kind: "paragraph", text: "Use guests’ details only for their stay." },
        ],
        [
          {
            kind: "paragraph",
            text: [
              "Tell us whether you are registered for GST/HST or QST. We collect and remit taxes, or pass them on to you, as the law requires of a platform. You file your own income tax. Once a year, we report what we paid you to the Canada Revenue Agency. Your copy is part of your statement of the year, under Payouts on your ",
              { kind: "link", href: "/account", route: "account", text: "account page" },
              ".",
            ],
          },
        ],
      ],
    },
    { kind: "heading", level: 2, anchor: "changing-a-paid-booking", text: "Changing a paid booking" },
    { kind: "paragraph", text: "Until check-in, the guest or the host of a stay paid by card can propose other dates or guests, and the host another price. The other side has 48 hours to respond, or until check-in if that’s sooner. If the change costs more, it takes effect once the guest has paid the difference. If it costs less, the difference goes back to the guest’s card at once, whatever the policy. The cancellation policy stays the same, and its deadlines follow the new check-in." },
    { kind: "heading", level: 2, anchor: "if-something-goes-wrong", text: "If something goes wrong" },
    { kind: "paragraph", text: "Message your host or guest first. If that does not help, report the booking within 14 days after check-out. A report notifies us; a guest’s also holds the payout. It does not change the booking." },
    { kind: "heading", level: 2, anchor: "damage-after-a-stay", text: "Damage after a stay" },
    {
      kind: "paragraph",
      text: [
        "A host who finds damage, something missing or extra cleaning can make a claim within 14 days after check-out, with an amount and up to 10 pictures. The guest has 7 days to accept it, offer a part, or say why not. If they don’t agree, or don’t answer, we decide. What is owed is paid by card on the page of the stay, or directly to the host: we never charge a card without its owner. The ",
        { kind: "link", href: "/tos", route: "tos", text: "terms of service" },
        " say more.",
      ],
    },
    { kind: "heading", level: 2, anchor: "reviews", text: "Reviews" },
    {
      kind: "paragraph",
      text: [
        "Guests can review a stay, and hosts their guest, once, within 14 days after check-out. Neither side sees the other’s review before both have written, or the time is over. Reviews must be honest and about the stay, and must not include contact details. Nobody may offer something in return for a good review. Read how reviews are shown in ",
        { kind: "link", href: "/faq/bookings", route: "faqBookings", text: "questions about bookings" },
        ".",
      ],
    },
    { kind: "heading", level: 2, anchor: "questions", text: "Questions" },
    {
      kind: "paragraph",
      text: [
        "Use our ",
        { kind: "link", href: "/contact", route: "contact", text: "contact page" },
        " or email help@tuckamore.example.",
      ],
    },
  ],
};
