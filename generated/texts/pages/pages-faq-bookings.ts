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
    { level: 2, anchor: "something-is-wrong-with-my-stay", text: "Something is wrong with my stay." },
  ],
  blocks: [
    { kind: "heading", level: 1, anchor: "questions-about-bookings", text: [{ kind: "text", text: "Questions about bookings" }] },
    { kind: "heading", level: 2, anchor: "how-do-i-book", text: [{ kind: "text", text: "How do I book?" }] },
    {
      kind: "paragraph",
      text: [
        { kind: "text", text: "Choose dates and guests on a listing. With " },
        { kind: "strong", text: [{ kind: "text", text: "instant book" }] },
        { kind: "text", text: " the stay is confirmed at once and paid within 15 minutes. With " },
        { kind: "strong", text: [{ kind: "text", text: "request to book" }] },
        { kind: "text", text: " the host answers within 24 hours, and you pay after that." },
      ],
    },
    { kind: "heading", level: 2, anchor: "when-am-i-charged", text: [{ kind: "text", text: "When am I charged?" }] },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "Never before the host has accepted. After that you have 24 hours to pay, or 2 hours when check-in is less than 48 hours away.",
      }],
    },
    {
      kind: "heading", level: 2, anchor: "are-the-nights-held-while-i-wait",
      text: [{ kind: "text", text: "Are the nights held while I wait?" }],
    },
    {
      kind: "paragraph",
      text: [{
        kind: "text", text: "Yes. A request holds its nights until the host answers or it expires, so two requests never compete.",
      }],
    },
    {
      kind: "heading", level: 2, anchor: "can-i-ask-the-host-something-first",
      text: [{ kind: "text", text: "Can I ask the host something first?" }],
    },
    {
      kind: "paragraph",
      text: [{
        kind: "text", text: "Yes. Log in and use Message host on the listing. Questions about a booking go through the booking itself.",
      }],
    },
    { kind: "heading", level: 2, anchor: "how-do-i-cancel", text: [{ kind: "text", text: "How do I cancel?" }] },
    {
      kind: "paragraph",
      text: [
        {
          kind: "text",
          text: "Open the booking, choose Cancel and give a reason. You see what comes back before you confirm. What that is depends on the listing’s policy; all four are in the ",
        },
        { kind: "link", href: "/booking-policies", route: "bookingPolicies", text: [{ kind: "text", text: "booking policies" }] },
        { kind: "text", text: "." },
      ],
    },
    { kind: "heading", level: 2, anchor: "what-if-the-host-cancels", text: [{ kind: "text", text: "What if the host cancels?" }] },
    { kind: "paragraph", text: [{ kind: "text", text: "You get everything back: nights, fees, our service fee, taxes and points." }] },
    { kind: "heading", level: 2, anchor: "what-do-the-statuses-mean", text: [{ kind: "text", text: "What do the statuses mean?" }] },
    {
      kind: "list", ordered: false,
      items: [
        [{
          kind: "paragraph",
          text: [{ kind: "strong", text: [{ kind: "text", text: "Pending:" }] }, { kind: "text", text: " the host has not answered yet." }],
        }],
        [{
          kind: "paragraph",
          text: [
            { kind: "strong", text: [{ kind: "text", text: "Payment Pending:" }] },
            { kind: "text", text: " the host has accepted, and the stay is to be paid." },
          ],
        }],
        [{
          kind: "paragraph",
          text: [
            { kind: "strong", text: [{ kind: "text", text: "Arrives Tomorrow, Checking In, Checking Out:" }] },
            { kind: "text", text: " the stay is about to begin or end. All days are those of the property’s own time zone." },
          ],
        }],
        [{
          kind: "paragraph",
          text: [
            { kind: "strong", text: [{ kind: "text", text: "Staying" }] },
            { kind: "text", text: " (hosts read " },
            { kind: "strong", text: [{ kind: "text", text: "Hosting" }] },
            { kind: "text", text: "): you are there." },
          ],
        }],
        [{
          kind: "paragraph",
          text: [{ kind: "strong", text: [{ kind: "text", text: "Completed:" }] }, { kind: "text", text: " the stay is over." }],
        }],
        [{
          kind: "paragraph",
          text: [
            { kind: "strong", text: [{ kind: "text", text: "Rejected, Cancelled, Expired:" }] },
            { kind: "text", text: " the stay does not take place." },
          ],
        }],
      ],
    },
    { kind: "heading", level: 2, anchor: "can-i-change-dates-or-guests", text: [{ kind: "text", text: "Can I change dates or guests?" }] },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "Until the host has answered you can change dates, people and message on the page of the booking; the new price is shown first. After that, write to the host, or cancel and book anew. See what comes back before you do.",
      }],
    },
    { kind: "heading", level: 2, anchor: "when-can-i-leave-a-review", text: [{ kind: "text", text: "When can I leave a review?" }] },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "From check-out on, for 14 days, once for each stay. Reviews cannot be edited afterwards. An average is shown from three reviews on; before that a listing is marked New.",
      }],
    },
    {
      kind: "heading", level: 2, anchor: "something-is-wrong-with-my-stay",
      text: [{ kind: "text", text: "Something is wrong with my stay." }],
    },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "Message the host first. If that does not help, report the booking; that is possible until 14 days after check-out and holds the host’s payout until it is settled.",
      }],
    },
  ],
};
