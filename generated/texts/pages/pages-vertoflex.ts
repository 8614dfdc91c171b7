// Generated b27b0880eaf7. The text of pages/vertoflex.md.
import type { Page } from "../page";

/** Source: §2 */
export const page: Page = {
  blocks: [
    { kind: "heading", level: 1, anchor: "stay-now-pay-later", text: "Stay now, pay later" },
    { kind: "paragraph", text: "With our partner Vertoflex, you can pay for your stay over time. If Vertoflex finances your booking, you get $30 CAD off." },
    { kind: "heading", level: 2, anchor: "how-it-works", text: "How it works" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          { kind: "paragraph", text: "Enter the amount you want to finance, or leave it empty." },
        ],
        [
          { kind: "paragraph", text: "Fill in the form on Vertoflex’s site." },
        ],
        [
          {
            kind: "paragraph",
            text: [
              "Vertoflex tells you whether you’re approved, the ",
              { kind: "strong", text: "total cost" },
              " including interest and fees, and your payment dates. Check the total cost, not only the monthly payment.",
            ],
          },
        ],
        [
          { kind: "paragraph", text: "Follow the instructions to pay for your booking on Tuckamore." },
        ],
      ],
    },
    { kind: "heading", level: 2, anchor: "good-to-know", text: "Good to know" },
    {
      kind: "paragraph",
      text: [
        "Your financing contract is with Vertoflex. Tuckamore doesn’t lend money or decide who is approved. Vertoflex tells us only whether you used the offer. The usual ",
        { kind: "link", href: "/booking-policies", route: "bookingPolicies", text: "booking policies" },
        " apply if you cancel. Refunds go to Vertoflex and reduce what you owe.",
      ],
    },
    { kind: "paragraph", text: "Each person can get the $30 CAD discount once, on a booking that Vertoflex finances." },
  ],
};
