// Generated 232d5109fe55. The text of pages/faq-bookings.md.
import type { Page } from "../page";

/** Source: §2 */
export const page: Page = {
  blocks: [
    { kind: "heading", level: 1, anchor: "questions-about-bookings", text: "Questions about bookings" },
    { kind: "heading", level: 2, anchor: "how-do-i-book", text: "How do I book?" },
    {
      kind: "paragraph",
      text: [
        "Choose dates and guests on a listing. With ",
        { kind: "strong", text: "instant book" },
        ", your stay is confirmed right away and you pay within 15 minutes. With ",
        { kind: "strong", text: "request to book" },
        ", the host responds within 24 hours, and you pay after that.",
      ],
    },
    { kind: "heading", level: 2, anchor: "when-am-i-charged", text: "When am I charged?" },
    { kind: "paragraph", text: "Not until your booking is confirmed. After a host accepts, you have 24 hours to pay, or 2 hours if check-in is less than 48 hours away." },
    { kind: "heading", level: 2, anchor: "are-the-nights-held-while-i-wait", text: "Are the nights held while I wait?" },
    { kind: "paragraph", text: "Yes. Your request holds the nights until the host responds or it expires." },
    { kind: "heading", level: 2, anchor: "can-i-ask-the-host-something-first", text: "Can I ask the host something first?" },
    { kind: "paragraph", text: "Yes. Log in and select Message host on the listing. For questions about a booking, use the booking itself." },
    { kind: "heading", level: 2, anchor: "how-do-i-cancel", text: "How do I cancel?" },
    {
      kind: "paragraph",
      text: [
        "Open the booking, select Cancel and give a reason. You see your refund before you confirm. It depends on the listing’s policy. See all four in the ",
        { kind: "link", href: "/booking-policies", route: "bookingPolicies", text: "booking policies" },
        ".",
      ],
    },
    { kind: "heading", level: 2, anchor: "what-if-the-host-cancels", text: "What if the host cancels?" },
    { kind: "paragraph", text: "You get a full refund: nights, fees, our service fee, taxes and points." },
    { kind: "heading", level: 2, anchor: "what-do-the-statuses-mean", text: "What do the statuses mean?" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Pending:" },
              " the host hasn’t responded yet.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Payment Pending:" },
              " the nights are held for you, and you still need to pay.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Arrives Tomorrow, Checking In, Checking Out:" },
              " the stay is about to begin or end, in the property’s time zone.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Staying" },
              " (hosts read ",
              { kind: "strong", text: "Hosting" },
              "): you are there.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Completed:" },
              " the stay is over.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Rejected, Cancelled, Expired:" },
              " the stay won’t take place.",
            ],
          },
        ],
      ],
    },
    { kind: "heading", level: 2, anchor: "can-i-change-dates-or-guests", text: "Can I change dates or guests?" },
    { kind: "paragraph", text: "Until the host responds, you can change dates, guests and your message on the booking page. You see the new price first." },
    { kind: "paragraph", text: "Once you’ve paid by card, you can propose other dates or guests until check-in, and so can your host. Nights you’ve already booked keep their price. The other side has 48 hours to respond, or until check-in if that’s sooner. If the change costs more, it takes effect once you’ve paid the difference, and the new nights are held for you until then. If it costs less, the difference goes back to your card. Your cancellation policy stays the same, and its deadlines follow the new check-in." },
    { kind: "heading", level: 2, anchor: "when-can-i-leave-a-review", text: "When can I leave a review?" },
    { kind: "paragraph", text: "For 14 days after check-out, once per stay. Your host can review you too. Both reviews show once you’ve both written, or when the time is over. Reviews can’t be edited. A listing shows its average rating after three reviews. Until then it’s marked New." },
    { kind: "heading", level: 2, anchor: "what-if-something-is-wrong-with-my-stay", text: "What if something is wrong with my stay?" },
    { kind: "paragraph", text: "Message the host first. If that doesn’t help, report the booking up to 14 days after check-out. We hold the host’s payout until it’s resolved." },
    { kind: "heading", level: 2, anchor: "what-if-my-host-says-that-i-damaged-something", text: "What if my host says that I damaged something?" },
    { kind: "paragraph", text: "You get an email with the amount, what happened and any photos. You have 7 days to accept it, offer a part, or say why you don’t agree. Then we look at both sides and decide. We never charge your card without you: what you owe, you pay by card on the page of your stay, or to your host directly." },
  ],
};
