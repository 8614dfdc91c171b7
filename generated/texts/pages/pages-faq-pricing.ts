// The text of pages/faq-pricing.md.
// Written by the generator from the spec; change the spec, not this file.
import type { Page } from "../page";

/** §2 */
export const page: Page = {
  contents: [
    { level: 1, anchor: "questions-about-prices", text: "Questions about prices" },
    { level: 2, anchor: "is-the-price-that-i-see-the-price-that-i-pay", text: "Is the price that I see the price that I pay?" },
    { level: 2, anchor: "what-is-your-fee", text: "What is your fee?" },
    { level: 2, anchor: "which-taxes-are-there", text: "Which taxes are there?" },
    { level: 2, anchor: "why-does-the-same-home-cost-less-here", text: "Why does the same home cost less here?" },
    { level: 2, anchor: "are-there-discounts-for-longer-stays", text: "Are there discounts for longer stays?" },
    { level: 2, anchor: "which-currencies-can-i-pay-in", text: "Which currencies can I pay in?" },
    { level: 2, anchor: "can-i-pay-later", text: "Can I pay later?" },
    { level: 2, anchor: "can-i-pay-the-host-directly", text: "Can I pay the host directly?" },
    { level: 2, anchor: "how-do-refunds-work", text: "How do refunds work?" },
  ],
  blocks: [
    { kind: "heading", level: 1, anchor: "questions-about-prices", text: [{ kind: "text", text: "Questions about prices" }] },
    {
      kind: "heading", level: 2, anchor: "is-the-price-that-i-see-the-price-that-i-pay",
      text: [{ kind: "text", text: "Is the price that I see the price that I pay?" }],
    },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "With dates, you see the total before taxes for the whole stay: nights, the host’s fees and our fee. Taxes come on the line below, and every line can be opened. Nothing is added later.",
      }],
    },
    { kind: "heading", level: 2, anchor: "what-is-your-fee", text: [{ kind: "text", text: "What is your fee?" }] },
    { kind: "paragraph", text: [{ kind: "text", text: "8% of the host’s price, paid by the guest. Hosts pay nothing." }] },
    { kind: "heading", level: 2, anchor: "which-taxes-are-there", text: [{ kind: "text", text: "Which taxes are there?" }] },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "Those of the place where the home stands. GST or HST everywhere; PST or QST in some provinces; and accommodation taxes of provinces and cities, such as in British Columbia, Alberta, Quebec, Toronto, Ottawa or Halifax. Long stays are free of some of them.",
      }],
    },
    {
      kind: "heading", level: 2, anchor: "why-does-the-same-home-cost-less-here",
      text: [{ kind: "text", text: "Why does the same home cost less here?" }],
    },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "Hosts who keep all of their earnings can set a lower price, and our fee is smaller. A host sets the price; we only add the fee and the taxes.",
      }],
    },
    {
      kind: "heading", level: 2, anchor: "are-there-discounts-for-longer-stays",
      text: [{ kind: "text", text: "Are there discounts for longer stays?" }],
    },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "Many hosts give one from seven nights and a larger one from 28 nights, or for booking early or late. The best one counts; they do not add up.",
      }],
    },
    {
      kind: "heading", level: 2, anchor: "which-currencies-can-i-pay-in",
      text: [{ kind: "text", text: "Which currencies can I pay in?" }],
    },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "Canadian, US and Australian dollars, euros, pounds and yen. Prices are kept in Canadian dollars; the shown price already holds the exchange margin. A quote is held for 30 minutes.",
      }],
    },
    { kind: "heading", level: 2, anchor: "can-i-pay-later", text: [{ kind: "text", text: "Can I pay later?" }] },
    {
      kind: "paragraph",
      text: [
        { kind: "text", text: "Our partner Vertoflex offers financing, with 30 dollars off. See the " },
        { kind: "link", href: "/vertoflex", route: "vertoflex", text: [{ kind: "text", text: "pay-later offer" }] },
        { kind: "text", text: "." },
      ],
    },
    { kind: "heading", level: 2, anchor: "can-i-pay-the-host-directly", text: [{ kind: "text", text: "Can I pay the host directly?" }] },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "Only if the host has agreed to it. The host then records the payment. We cannot refund or protect money that did not pass through us.",
      }],
    },
    { kind: "heading", level: 2, anchor: "how-do-refunds-work", text: [{ kind: "text", text: "How do refunds work?" }] },
    {
      kind: "paragraph",
      text: [
        {
          kind: "text",
          text: "They go back to the card that paid, in its currency and at the rate of the payment; points go back to your balance. How much comes back is set by the listing’s ",
        },
        { kind: "link", href: "/booking-policies", route: "bookingPolicies", text: [{ kind: "text", text: "cancellation policy" }] },
        { kind: "text", text: "." },
      ],
    },
  ],
};
