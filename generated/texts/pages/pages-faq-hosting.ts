// Generated a66d8084cb89. The text of pages/faq-hosting.md.
import type { Page } from "../page";

/** Source: §2 */
export const page: Page = {
  blocks: [
    { kind: "heading", level: 1, anchor: "questions-about-hosting", text: "Questions about hosting" },
    { kind: "heading", level: 2, anchor: "what-does-it-cost", text: "What does it cost?" },
    {
      kind: "paragraph",
      text: [
        "Nothing. You keep 100% of the price you set. Guests pay our fee on top. See ",
        { kind: "link", href: "/no-fee-hosting", route: "noFeeHosting", text: "no-fee hosting" },
        ".",
      ],
    },
    { kind: "heading", level: 2, anchor: "how-do-i-import-my-existing-listing", text: "How do I import my existing listing?" },
    {
      kind: "paragraph",
      text: [
        "Select ",
        { kind: "link", href: "/welcome", route: "welcome", text: "Become a Host" },
        " and paste the link to your listing. We import what the page shows. You review everything and confirm which photos you may use before you publish. If a page can’t be imported, fill in the steps manually.",
      ],
    },
    { kind: "heading", level: 2, anchor: "can-i-import-several-at-once", text: "Can I import several at once?" },
    { kind: "paragraph", text: "Yes. Paste the link to your host profile, or a list of links, and we create a draft for each." },
    { kind: "heading", level: 2, anchor: "how-do-calendars-stay-in-sync", text: "How do calendars stay in sync?" },
    { kind: "paragraph", text: "Add the calendar link from your other platform. We sync it every half hour to two hours, more often when something changes or a stay is near, and again before you accept a booking. We also give you a link to add there. An Airbnb calendar link also confirms that the listing is yours; for other platforms, you add a short code to its description." },
    { kind: "heading", level: 2, anchor: "what-do-i-need-before-i-can-publish", text: "What do I need before I can publish?" },
    { kind: "paragraph", text: "A title, at least five photos with descriptions, the address and map pin, price, cancellation policy, the number of guests, house rules, time zone, a calendar, proof of ownership, and a registration number where the law requires one." },
    { kind: "heading", level: 2, anchor: "do-i-need-a-licence", text: "Do I need a licence?" },
    { kind: "paragraph", text: "In many places, yes. British Columbia, Quebec, Nova Scotia, and Newfoundland and Labrador register short-term rentals by law; Toronto, Ottawa, Winnipeg and other cities have their own rules. Without a number, we can’t show your listing there." },
    { kind: "heading", level: 2, anchor: "how-do-i-respond-to-a-request", text: "How do I respond to a request?" },
    { kind: "paragraph", text: "Accept it, or reject it with a reason, within 24 hours. The nights are held in the meantime." },
    { kind: "heading", level: 2, anchor: "can-someone-help-me-host", text: "Can someone help me host?" },
    { kind: "paragraph", text: "Yes. On your listing’s page, invite a co-host by email and choose whether they look after the calendar, answer guests, see payouts and earnings, or several of these. Those who answer guests write under their own first name, which your listing shows. You can change or end this at any time. Only you accept requests, change or cancel bookings, make claims, and get paid." },
    { kind: "heading", level: 2, anchor: "when-am-i-paid", text: "When am I paid?" },
    {
      kind: "paragraph",
      text: [
        "24 hours after check-in, in Canadian dollars. Set up payouts on your ",
        { kind: "link", href: "/account", route: "account", text: "account page" },
        " first: until then they wait.",
      ],
    },
    { kind: "heading", level: 2, anchor: "can-a-guest-pay-by-e-transfer", text: "Can a guest pay by e-transfer?" },
    { kind: "paragraph", text: "That’s up to you. Record the payment on the booking, with the amount, method, date and reference. We don’t refund or pay out these payments." },
    { kind: "heading", level: 2, anchor: "who-takes-care-of-taxes", text: "Who takes care of taxes?" },
    {
      kind: "paragraph",
      text: [
        "We calculate and charge them. If you aren’t registered for GST/HST, we remit it. If you are, give us your number and we pass it on to you. Once a year, we report your payouts to the Canada Revenue Agency, as the law requires. Your statement of the year, under Payouts on your ",
        { kind: "link", href: "/account", route: "account", text: "account page" },
        ", shows what we report.",
      ],
    },
    { kind: "heading", level: 2, anchor: "can-i-cancel-a-confirmed-booking", text: "Can I cancel a confirmed booking?" },
    { kind: "paragraph", text: "Yes, before check-in and with a reason. The guest gets a full refund, the nights stay blocked, and it counts on your record." },
    { kind: "heading", level: 2, anchor: "what-if-a-guest-damages-something", text: "What if a guest damages something?" },
    { kind: "paragraph", text: "Make a claim on the booking within 14 days after check-out, with the amount, what happened and up to 10 photos. Your guest has 7 days to answer. If they don’t agree, we decide. They pay you by card through us, without a fee, or directly. Your payout for the stay doesn’t wait." },
    {
      kind: "paragraph",
      text: [
        "The ",
        { kind: "link", href: "/hosting-on-tuckamore", route: "hostGuide", text: "host guide" },
        " explains it step by step.",
      ],
    },
  ],
};
