// Generated 59c4c5d154a1. The text of pages/faq-points.md.
import type { Page } from "../page";

/** Source: §2 */
export const page: Page = {
  blocks: [
    { kind: "heading", level: 1, anchor: "questions-about-points", text: "Questions about points" },
    { kind: "heading", level: 2, anchor: "what-is-a-point-worth", text: "What is a point worth?" },
    { kind: "paragraph", text: "One cent ($0.01 CAD)." },
    { kind: "heading", level: 2, anchor: "how-do-i-earn-points", text: "How do I earn points?" },
    {
      kind: "paragraph",
      text: [
        "You earn 2 points per dollar of the host’s price on every paid stay, 24 hours after check-out. You also earn points for invitations and your first listing. See the ",
        { kind: "link", href: "/points", route: "points", text: "points page" },
        ".",
      ],
    },
    { kind: "heading", level: 2, anchor: "how-do-i-use-them", text: "How do I use them?" },
    { kind: "paragraph", text: "At checkout, once you have 100 points. They cover the host’s price and our fee, but not taxes. At least $1 CAD is paid by card." },
    { kind: "heading", level: 2, anchor: "do-points-expire", text: "Do points expire?" },
    { kind: "paragraph", text: "No." },
    { kind: "heading", level: 2, anchor: "does-the-host-get-less-when-i-use-points", text: "Does the host get less when I use points?" },
    { kind: "paragraph", text: "No. We cover the points, and the host is paid in full." },
    { kind: "heading", level: 2, anchor: "what-happens-to-my-points-when-i-cancel", text: "What happens to my points when I cancel?" },
    { kind: "paragraph", text: "If you hadn’t paid yet, your points come back right away. After payment, points and money are refunded in the same proportion you paid them." },
    { kind: "paragraph", text: "If money comes back after a stay, the points that it earned are taken back. What you have already spent is taken from the next points you get." },
    { kind: "heading", level: 2, anchor: "how-do-invitations-work", text: "How do invitations work?" },
    {
      kind: "paragraph",
      text: [
        "Share your link from the ",
        { kind: "link", href: "/referral-center", route: "referralCenter", text: "referral centre" },
        ". A friend who signs up with it gets 2,000 points after verifying their email. You get 3,000 points 24 hours after their first paid stay of $150 CAD or more before taxes has ended, if it ends within 12 months of signing up.",
      ],
    },
    { kind: "heading", level: 2, anchor: "what-if-my-friend-hosts", text: "What if my friend hosts?" },
    { kind: "paragraph", text: "You get 10,000 points after the first paid stay at your friend’s property, if it ends within 180 days of signing up." },
    { kind: "heading", level: 2, anchor: "is-there-a-limit", text: "Is there a limit?" },
    { kind: "paragraph", text: "Yes, 50,000 points per year for invitations. An invitation doesn’t count if you share a card, or if one of you hosts the other. If you share a device or network, we check it before points arrive, and you see that on your page." },
    { kind: "heading", level: 2, anchor: "can-i-sell-give-away-or-cash-out-points", text: "Can I sell, give away or cash out points?" },
    { kind: "paragraph", text: "No. You can only use points for stays." },
  ],
};
