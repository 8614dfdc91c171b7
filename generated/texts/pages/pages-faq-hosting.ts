// The text of pages/faq-hosting.md.
// Written by the generator from the spec; change the spec, not this file.
import type { Page } from "../page";

/** §2 */
export const page: Page = {
  contents: [
    { level: 1, anchor: "questions-about-hosting", text: "Questions about hosting" },
    { level: 2, anchor: "what-does-it-cost", text: "What does it cost?" },
    {
      level: 2, anchor: "how-do-i-bring-a-listing-that-i-already-have-elsewhere",
      text: "How do I bring a listing that I already have elsewhere?",
    },
    { level: 2, anchor: "can-i-bring-several-at-once", text: "Can I bring several at once?" },
    { level: 2, anchor: "how-do-calendars-stay-true", text: "How do calendars stay true?" },
    { level: 2, anchor: "what-do-i-need-before-i-can-list", text: "What do I need before I can list?" },
    { level: 2, anchor: "do-i-need-a-licence", text: "Do I need a licence?" },
    { level: 2, anchor: "how-do-i-answer-a-request", text: "How do I answer a request?" },
    { level: 2, anchor: "when-am-i-paid", text: "When am I paid?" },
    { level: 2, anchor: "a-guest-wants-to-pay-by-e-transfer-may-they", text: "A guest wants to pay by e-transfer. May they?" },
    { level: 2, anchor: "who-takes-care-of-taxes", text: "Who takes care of taxes?" },
    { level: 2, anchor: "may-i-cancel-a-confirmed-booking", text: "May I cancel a confirmed booking?" },
  ],
  blocks: [
    { kind: "heading", level: 1, anchor: "questions-about-hosting", text: [{ kind: "text", text: "Questions about hosting" }] },
    { kind: "heading", level: 2, anchor: "what-does-it-cost", text: [{ kind: "text", text: "What does it cost?" }] },
    {
      kind: "paragraph",
      text: [
        { kind: "text", text: "Nothing. You keep 100% of the price that you set. The guest pays our fee on top. See " },
        { kind: "link", href: "/no-fee-hosting", route: "noFeeHosting", text: [{ kind: "text", text: "no-fee hosting" }] },
        { kind: "text", text: "." },
      ],
    },
    {
      kind: "heading", level: 2, anchor: "how-do-i-bring-a-listing-that-i-already-have-elsewhere",
      text: [{ kind: "text", text: "How do I bring a listing that I already have elsewhere?" }],
    },
    {
      kind: "paragraph",
      text: [
        { kind: "text", text: "Choose " },
        { kind: "link", href: "/welcome", route: "welcome", text: [{ kind: "text", text: "Become a Host" }] },
        {
          kind: "text",
          text: " and paste the address of your listing. We read what its page shows, you check every value and say which pictures are yours, and nothing is published before you are content. Where a page cannot be read, paste the text or fill in the steps by hand.",
        },
      ],
    },
    { kind: "heading", level: 2, anchor: "can-i-bring-several-at-once", text: [{ kind: "text", text: "Can I bring several at once?" }] },
    {
      kind: "paragraph",
      text: [{ kind: "text", text: "Yes: give us the address of your host profile, or a list of addresses, and we make a draft of each." }],
    },
    { kind: "heading", level: 2, anchor: "how-do-calendars-stay-true", text: [{ kind: "text", text: "How do calendars stay true?" }] },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "Give us the calendar feed of the other platform; we read it about every half hour, and again before you accept a booking. We give you a feed of our own for the other side. The feed’s secret address also proves that the listing is yours.",
      }],
    },
    {
      kind: "heading", level: 2, anchor: "what-do-i-need-before-i-can-list",
      text: [{ kind: "text", text: "What do I need before I can list?" }],
    },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "A title, five pictures or more with a description of each, the address and its pin, price, cancellation policy, how many people it sleeps, house rules, time zone, a calendar, proof that the listing is yours, and the registration number where the law asks for one.",
      }],
    },
    { kind: "heading", level: 2, anchor: "do-i-need-a-licence", text: [{ kind: "text", text: "Do I need a licence?" }] },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "In many places, yes. British Columbia, Quebec, Nova Scotia, and Newfoundland and Labrador register short-term rentals by law; Toronto, Ottawa, Winnipeg and other cities have rules of their own. Without the number we may not show your listing there.",
      }],
    },
    { kind: "heading", level: 2, anchor: "how-do-i-answer-a-request", text: [{ kind: "text", text: "How do I answer a request?" }] },
    {
      kind: "paragraph",
      text: [{ kind: "text", text: "Accept it, or reject it with a reason, within 24 hours. Requests hold the nights in the meantime." }],
    },
    { kind: "heading", level: 2, anchor: "when-am-i-paid", text: [{ kind: "text", text: "When am I paid?" }] },
    { kind: "paragraph", text: [{ kind: "text", text: "24 hours after check-in, in Canadian dollars." }] },
    {
      kind: "heading", level: 2, anchor: "a-guest-wants-to-pay-by-e-transfer-may-they",
      text: [{ kind: "text", text: "A guest wants to pay by e-transfer. May they?" }],
    },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "That is for you to decide. Record the payment on the booking, with amount, method, date and reference. We neither refund nor pay out such money.",
      }],
    },
    { kind: "heading", level: 2, anchor: "who-takes-care-of-taxes", text: [{ kind: "text", text: "Who takes care of taxes?" }] },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "We compute and charge them. If you are not registered for GST/HST, we remit it; if you are, give us your number and we pass it on to you. Once a year we report what was paid to you to the Canada Revenue Agency, as the law asks of platforms.",
      }],
    },
    {
      kind: "heading", level: 2, anchor: "may-i-cancel-a-confirmed-booking",
      text: [{ kind: "text", text: "May I cancel a confirmed booking?" }],
    },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "Only before check-in, with a reason. The guest gets everything back, the nights stay blocked, and it counts on your record.",
      }],
    },
    {
      kind: "paragraph",
      text: [
        { kind: "text", text: "The " },
        { kind: "link", href: "/hosting-on-tuckamore", route: "hostGuide", text: [{ kind: "text", text: "host guide" }] },
        { kind: "text", text: " goes through it step by step." },
      ],
    },
  ],
};
