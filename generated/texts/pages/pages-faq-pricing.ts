// Generated 1764fb55f9b7. The text of pages/faq-pricing.md.
import type { Page } from "../page";

/** Source: §2 */
export const page: Page = {
  blocks: [
    { kind: "heading", level: 1, anchor: "questions-about-prices", text: "Questions about prices" },
    { kind: "heading", level: 2, anchor: "is-the-price-i-see-the-price-i-pay", text: "Is the price I see the price I pay?" },
    { kind: "paragraph", text: "With dates, you see the total before taxes for the whole stay: nights, host fees and our fee. Taxes are listed below it. Nothing is added later." },
    { kind: "heading", level: 2, anchor: "what-is-your-fee", text: "What is your fee?" },
    { kind: "paragraph", text: "Guests pay 8% of the host’s price. Hosts pay nothing." },
    { kind: "heading", level: 2, anchor: "which-taxes-do-i-pay", text: "Which taxes do I pay?" },
    { kind: "paragraph", text: "Taxes depend on where the place is: GST or HST everywhere, PST or QST in some provinces, and accommodation taxes in places such as British Columbia, Alberta, Quebec, Toronto, Ottawa and Halifax. Some don’t apply to long stays." },
    { kind: "heading", level: 2, anchor: "why-does-the-same-place-cost-less-here", text: "Why does the same place cost less here?" },
    { kind: "paragraph", text: "Hosts keep all their earnings, so they can charge less, and our fee is lower. Hosts set the price. We only add our fee and taxes." },
    { kind: "heading", level: 2, anchor: "are-there-discounts-for-longer-stays", text: "Are there discounts for longer stays?" },
    { kind: "paragraph", text: "Many hosts offer discounts for 7 nights, 28 nights, or booking early or late. Only the best one applies." },
    { kind: "heading", level: 2, anchor: "which-currencies-can-i-pay-in", text: "Which currencies can I pay in?" },
    { kind: "paragraph", text: "Canadian, US and Australian dollars, euros, pounds and yen. Prices are set in Canadian dollars, and the price shown includes the exchange margin. A quote is held for 30 minutes." },
    { kind: "heading", level: 2, anchor: "can-i-pay-later", text: "Can I pay later?" },
    {
      kind: "paragraph",
      text: [
        "Our partner Vertoflex offers financing with $30 CAD off. See the ",
        { kind: "link", href: "/vertoflex", route: "vertoflex", text: "pay-later offer" },
        ".",
      ],
    },
    { kind: "heading", level: 2, anchor: "can-i-pay-the-host-directly", text: "Can I pay the host directly?" },
    { kind: "paragraph", text: "Only if the host agrees. The host then records the payment. After a first part, the host has 24 hours to record the rest; otherwise the booking ends, and the host owes you what you paid. We can’t refund or protect payments made outside Tuckamore." },
    { kind: "heading", level: 2, anchor: "how-do-refunds-work", text: "How do refunds work?" },
    {
      kind: "paragraph",
      text: [
        "Money goes back to the card you paid with, in the same currency and at the original rate. Points go back to your balance. The amount depends on the listing’s ",
        { kind: "link", href: "/booking-policies", route: "bookingPolicies", text: "cancellation policy" },
        ".",
      ],
    },
  ],
};
