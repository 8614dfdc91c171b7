// The text of pages/faq-bookings.md.
// Written by the generator from the spec; change the spec, not this file.
import type { Page } from "../page";

/** §2 */
export const page: Page = {
  contents: [
    { level: 1, anchor: "questions-about-bookings", text: "Questions about bookings" },
    { level: 2, anchor: "how-do-i-book", text: "How do I book?" },
    { level: 2, anchor: "when-am-i-charged", text: "When am I charged?" },
    { level: 2, anchor: "are-the-nights-held-while-i-wait", text: "Are the nights held while I wait?" },
    { level: 2, anchor: "can-i-ask-the-host-something-first", text: "Can I ask the host something first?" },
    { level: 2, anchor: "how-do-i-cancel", text: "How do I cancel?" },
    { level: 2, anchor: "what-if-the-host-cancels", text: "What if the host cancels?" },
    { level: 2, anchor: "what-do-the-statuses-mean", text: "What do the statuses mean?" },
    { level: 2, anchor: "can-i-change-dates-or-guests", text: "Can I change dates or guests?" },
    { level: 2, anchor: "when-can-i-leave-a-review", text: "When can I leave a review?" },
    { level: 2, anchor: "what-if-something-is-wrong-with-my-stay", text: "What if something is wrong with my stay?" },
  ],
  blocks: [
    { kind: "heading", level: 1, anchor: "questions-about-bookings", text: [{ kind: "text", text: "Questions about bookings" }] },
    { kind: "heading", level: 2, anchor: "how-do-i-book", text: [{ kind: "text", text: "How do I book?" }] },
    { kind: "paragraph", text: [
      { kind: "text", text: "Choose dates and guests on a listing. With " },
      { kind: "strong", text: [{ kind: "text", text: "instant book" }] },
      { kind: "text", text: ", your stay is confirmed right away and you pay within 15 minutes. With " },
      { kind: "strong", text: [{ kind: "text", text: "request to book" }] },
      { kind: "text", text: ", the host responds within 24 hours, and you pay after that." },
    ] },
    { kind: "heading", level: 2, anchor: "when-am-i-charged", text: [{ kind: "text", text: "When am I charged?" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "Not until your booking is confirmed. After a host accepts, you have 24 hours to pay, or 2 hours if check-in is less than 48 hours away.",
    }] },
    { kind: "heading", level: 2, anchor: "are-the-nights-held-while-i-wait", text: [{
      kind: "text", text: "Are the nights held while I wait?",
    }] },
    { kind: "paragraph", text: [{ kind: "text", text: "Yes. Your request holds the nights until the host responds or it expires." }] },
    { kind: "heading", level: 2, anchor: "can-i-ask-the-host-something-first", text: [{
      kind: "text", text: "Can I ask the host something first?",
    }] },
    { kind: "paragraph", text: [{
      kind: "text", text: "Yes. Log in and select Message host on the listing. For questions about a booking, use the booking itself.",
    }] },
    { kind: "heading", level: 2, anchor: "how-do-i-cancel", text: [{ kind: "text", text: "How do I cancel?" }] },
    { kind: "paragraph", text: [
      {
        kind: "text",
        text: "Open the booking, select Cancel and give a reason. You see your refund before you confirm. It depends on the listing’s policy. See all four in the ",
      },
      { kind: "link", href: "/booking-policies", route: "bookingPolicies", text: [{ kind: "text", text: "booking policies" }] },
      { kind: "text", text: "." },
    ] },
    { kind: "heading", level: 2, anchor: "what-if-the-host-cancels", text: [{ kind: "text", text: "What if the host cancels?" }] },
    { kind: "paragraph", text: [{ kind: "text", text: "You get a full refund: nights, fees, our service fee, taxes and points." }] },
    { kind: "heading", level: 2, anchor: "what-do-the-statuses-mean", text: [{ kind: "text", text: "What do the statuses mean?" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Pending:" }] },
        { kind: "text", text: " the host hasn’t responded yet." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Payment Pending:" }] },
        { kind: "text", text: " the host accepted, and you still need to pay." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Arrives Tomorrow, Checking In, Checking Out:" }] },
        { kind: "text", text: " the stay is about to begin or end, in the property’s time zone." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Staying" }] },
        { kind: "text", text: " (hosts read " },
        { kind: "strong", text: [{ kind: "text", text: "Hosting" }] },
        { kind: "text", text: "): you are there." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Completed:" }] },
        { kind: "text", text: " the stay is over." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Rejected, Cancelled, Expired:" }] },
        { kind: "text", text: " the stay won’t take place." },
      ] }],
    ] },
    { kind: "heading", level: 2, anchor: "can-i-change-dates-or-guests", text: [{ kind: "text", text: "Can I change dates or guests?" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "Until the host responds, you can change dates, guests and your message on the booking page. You see the new price first. After that, message the host, or cancel and book again. Check your refund before you cancel.",
    }] },
    { kind: "heading", level: 2, anchor: "when-can-i-leave-a-review", text: [{ kind: "text", text: "When can I leave a review?" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "For 14 days after check-out, once per stay. Reviews can’t be edited. A listing shows its average rating after three reviews. Until then it’s marked New.",
    }] },
    { kind: "heading", level: 2, anchor: "what-if-something-is-wrong-with-my-stay", text: [{
      kind: "text", text: "What if something is wrong with my stay?",
    }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "Message the host first. If that doesn’t help, report the booking up to 14 days after check-out. We hold the host’s payout until it’s resolved.",
    }] },
  ],
};
