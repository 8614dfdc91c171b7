// Generated f9c5bacffc4c. The text of pages/points.md.
import type { Page } from "../page";

/** Source: §2 */
export const page: Page = {
  blocks: [
    { kind: "heading", level: 1, anchor: "points", text: "Points" },
    { kind: "paragraph", text: "Every stay makes the next one cheaper. One point is worth one cent ($0.01 CAD), and points never expire." },
    { kind: "heading", level: 2, anchor: "how-to-earn-points", text: "How to earn points" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Every stay." },
              " 2 points per dollar of the host’s price, after points and before our fee and taxes. You get them 24 hours after check-out of a paid stay.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Signing up through a friend." },
              " 2,000 points once you verify your email.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Inviting friends." },
              " 3,000 points after a friend’s first paid stay, and 10,000 points after the first paid stay at the property of a host you invited. Find your link in the ",
              { kind: "link", href: "/referral-center", route: "referralCenter", text: "referral centre" },
              ".",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Hosting." },
              " 500 points when your first property is listed with a synced calendar.",
            ],
          },
        ],
      ],
    },
    { kind: "heading", level: 2, anchor: "how-to-use-points", text: "How to use points" },
    { kind: "paragraph", text: "Use them at checkout once you have 100 points." },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          { kind: "paragraph", text: "They cover the host’s price and our fee. They don’t cover taxes." },
        ],
        [
          { kind: "paragraph", text: "At least $1 CAD is paid by card." },
        ],
        [
          { kind: "paragraph", text: "The host is paid in full. We cover the points." },
        ],
      ],
    },
    {
      kind: "quote",
      blocks: [
        { kind: "paragraph", text: "Example: a stay costs $745.20 CAD before taxes. With 2,500 points, you pay $25.00 CAD less. Taxes are based on the full price." },
      ],
    },
    { kind: "heading", level: 2, anchor: "if-plans-change", text: "If plans change" },
    {
      kind: "paragraph",
      text: [
        "Points reserved for a booking come back right away if the request is rejected, expires or is withdrawn. If a paid booking is cancelled, points and money are refunded in the same proportion you paid them, following the listing’s ",
        { kind: "link", href: "/booking-policies", route: "bookingPolicies", text: "cancellation policy" },
        ".",
      ],
    },
    { kind: "paragraph", text: "If you report a stay, its points wait for our decision. If money comes back to you after a stay, the points that it earned go back too, and so do rewards for an invitation. What you have already spent is taken from the next points you get." },
    {
      kind: "paragraph",
      text: [
        "See also ",
        { kind: "link", href: "/faq/points", route: "faqPoints", text: "questions about points" },
        ".",
      ],
    },
  ],
};
