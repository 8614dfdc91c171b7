// The text of pages/points.md.
// Written by the generator from the spec; change the spec, not this file.
import type { Page } from "../page";

/** §2 */
export const page: Page = {
  contents: [
    { level: 1, anchor: "points", text: "Points" },
    { level: 2, anchor: "how-you-earn-them", text: "How you earn them" },
    { level: 2, anchor: "how-you-spend-them", text: "How you spend them" },
    { level: 2, anchor: "when-plans-change", text: "When plans change" },
  ],
  blocks: [
    { kind: "heading", level: 1, anchor: "points", text: [{ kind: "text", text: "Points" }] },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "Stay, and the next stay costs less. One point is worth one cent: 0.01 CAD. It is worth that today and next year, and it never expires.",
      }],
    },
    { kind: "heading", level: 2, anchor: "how-you-earn-them", text: [{ kind: "text", text: "How you earn them" }] },
    {
      kind: "list", ordered: false,
      items: [
        [{
          kind: "paragraph",
          text: [
            { kind: "strong", text: [{ kind: "text", text: "Every stay." }] },
            {
              kind: "text",
              text: " 2 points for each dollar of the host’s price, after points and before our fee and taxes. They arrive 24 hours after check-out of a paid stay that was not cancelled.",
            },
          ],
        }],
        [{
          kind: "paragraph",
          text: [
            { kind: "strong", text: [{ kind: "text", text: "Signing up through a friend." }] },
            {
              kind: "text",
              text: " 2,000 points once your email address is verified, to use on a first booking of 150 CAD or more before taxes.",
            },
          ],
        }],
        [{
          kind: "paragraph",
          text: [
            { kind: "strong", text: [{ kind: "text", text: "Inviting friends." }] },
            {
              kind: "text",
              text: " 3,000 points after a friend’s first paid stay, and 10,000 points after the first paid stay at the property of a host whom you invited. Your link is on the ",
            },
            { kind: "link", href: "/referral-center", route: "referralCenter", text: [{ kind: "text", text: "referral centre" }] },
            { kind: "text", text: "." },
          ],
        }],
        [{
          kind: "paragraph",
          text: [
            { kind: "strong", text: [{ kind: "text", text: "Hosting." }] },
            { kind: "text", text: " 500 points when your first property is listed with a synced calendar." },
          ],
        }],
      ],
    },
    { kind: "heading", level: 2, anchor: "how-you-spend-them", text: [{ kind: "text", text: "How you spend them" }] },
    { kind: "paragraph", text: [{ kind: "text", text: "Points come off at checkout, from 100 points on and in steps of one." }] },
    {
      kind: "list", ordered: false,
      items: [
        [{ kind: "paragraph", text: [{ kind: "text", text: "They cover the host’s price and our fee. They never cover taxes." }] }],
        [{ kind: "paragraph", text: [{ kind: "text", text: "One dollar at least stays on the card." }] }],
        [{
          kind: "paragraph",
          text: [{ kind: "text", text: "They do not take anything from the host: the host is paid in full, and we pay for the points." }],
        }],
      ],
    },
    {
      kind: "quote",
      blocks: [{
        kind: "paragraph",
        text: [{
          kind: "text",
          text: "An example: a stay costs 745.20 CAD before taxes. With 2,500 points, 25.00 CAD come off what you pay. Taxes are those of the full price.",
        }],
      }],
    },
    { kind: "heading", level: 2, anchor: "when-plans-change", text: [{ kind: "text", text: "When plans change" }] },
    {
      kind: "paragraph",
      text: [
        {
          kind: "text",
          text: "Points that you set aside for a booking come back at once if the request is rejected, expires or is withdrawn. If a paid booking is cancelled, points and money come back in the proportion in which you paid them, after the listing’s ",
        },
        { kind: "link", href: "/booking-policies", route: "bookingPolicies", text: [{ kind: "text", text: "cancellation policy" }] },
        { kind: "text", text: "." },
      ],
    },
    {
      kind: "paragraph",
      text: [
        { kind: "text", text: "More answers are under " },
        { kind: "link", href: "/faq/points", route: "faqPoints", text: [{ kind: "text", text: "questions about points" }] },
        { kind: "text", text: "." },
      ],
    },
  ],
};
