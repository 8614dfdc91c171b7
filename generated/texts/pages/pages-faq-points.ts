// The text of pages/faq-points.md.
// Written by the generator from the spec; change the spec, not this file.
import type { Page } from "../page";

/** §2 */
export const page: Page = {
  contents: [
    { level: 1, anchor: "questions-about-points", text: "Questions about points" },
    { level: 2, anchor: "what-is-a-point-worth", text: "What is a point worth?" },
    { level: 2, anchor: "how-do-i-earn-points", text: "How do I earn points?" },
    { level: 2, anchor: "how-do-i-use-them", text: "How do I use them?" },
    { level: 2, anchor: "do-points-expire", text: "Do points expire?" },
    { level: 2, anchor: "does-the-host-get-less-when-i-use-points", text: "Does the host get less when I use points?" },
    { level: 2, anchor: "what-happens-to-my-points-when-i-cancel", text: "What happens to my points when I cancel?" },
    { level: 2, anchor: "how-do-invitations-work", text: "How do invitations work?" },
    { level: 2, anchor: "what-if-my-friend-hosts", text: "What if my friend hosts?" },
    { level: 2, anchor: "is-there-a-limit", text: "Is there a limit?" },
    { level: 2, anchor: "can-i-sell-give-away-or-cash-out-points", text: "Can I sell, give away or cash out points?" },
  ],
  blocks: [
    { kind: "heading", level: 1, anchor: "questions-about-points", text: [{ kind: "text", text: "Questions about points" }] },
    { kind: "heading", level: 2, anchor: "what-is-a-point-worth", text: [{ kind: "text", text: "What is a point worth?" }] },
    { kind: "paragraph", text: [{ kind: "text", text: "One cent: 0.01 CAD." }] },
    { kind: "heading", level: 2, anchor: "how-do-i-earn-points", text: [{ kind: "text", text: "How do I earn points?" }] },
    {
      kind: "paragraph",
      text: [
        {
          kind: "text",
          text: "2 for each dollar of the host’s price on every paid stay, 24 hours after check-out. Invitations and a first listing bring points as well; the ",
        },
        { kind: "link", href: "/points", route: "points", text: [{ kind: "text", text: "points page" }] },
        { kind: "text", text: " lists them all." },
      ],
    },
    { kind: "heading", level: 2, anchor: "how-do-i-use-them", text: [{ kind: "text", text: "How do I use them?" }] },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "At checkout, from 100 points on. They cover the host’s price and our fee, not the taxes, and at least one dollar stays on the card.",
      }],
    },
    { kind: "heading", level: 2, anchor: "do-points-expire", text: [{ kind: "text", text: "Do points expire?" }] },
    { kind: "paragraph", text: [{ kind: "text", text: "No." }] },
    {
      kind: "heading", level: 2, anchor: "does-the-host-get-less-when-i-use-points",
      text: [{ kind: "text", text: "Does the host get less when I use points?" }],
    },
    { kind: "paragraph", text: [{ kind: "text", text: "No. The host is paid in full. We pay for the points." }] },
    {
      kind: "heading", level: 2, anchor: "what-happens-to-my-points-when-i-cancel",
      text: [{ kind: "text", text: "What happens to my points when I cancel?" }],
    },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "Points for a booking that was never paid come back at once. After payment, points and money come back in the proportion in which they were paid.",
      }],
    },
    { kind: "heading", level: 2, anchor: "how-do-invitations-work", text: [{ kind: "text", text: "How do invitations work?" }] },
    {
      kind: "paragraph",
      text: [
        { kind: "text", text: "Share your link from the " },
        { kind: "link", href: "/referral-center", route: "referralCenter", text: [{ kind: "text", text: "referral centre" }] },
        {
          kind: "text",
          text: ". A friend who signs up with it gets 2,000 points once the email address is verified, for a first booking of 150 CAD or more before taxes. You get 3,000 points 24 hours after that first paid stay has ended, if it ends within 12 months.",
        },
      ],
    },
    { kind: "heading", level: 2, anchor: "what-if-my-friend-hosts", text: [{ kind: "text", text: "What if my friend hosts?" }] },
    {
      kind: "paragraph",
      text: [{
        kind: "text", text: "You get 10,000 points after the first paid stay at your friend’s property, if it takes place within 180 days.",
      }],
    },
    { kind: "heading", level: 2, anchor: "is-there-a-limit", text: [{ kind: "text", text: "Is there a limit?" }] },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "50,000 points a year for invitations. An invitation does not count when both share a card, a device or an address, or when one hosts the other.",
      }],
    },
    {
      kind: "heading", level: 2, anchor: "can-i-sell-give-away-or-cash-out-points",
      text: [{ kind: "text", text: "Can I sell, give away or cash out points?" }],
    },
    { kind: "paragraph", text: [{ kind: "text", text: "No. They take money off a stay, and that is all that they do." }] },
  ],
};
