// The text of pages/vertoflex.md.
// Written by the generator from the spec; change the spec, not this file.
import type { Page } from "../page";

/** §2 */
export const page: Page = {
  contents: [
    { level: 1, anchor: "stay-now-pay-later", text: "Stay now, pay later" },
    { level: 2, anchor: "how-it-works", text: "How it works" },
    { level: 2, anchor: "what-you-should-know", text: "What you should know" },
  ],
  blocks: [
    { kind: "heading", level: 1, anchor: "stay-now-pay-later", text: [{ kind: "text", text: "Stay now, pay later" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "Our partner Vertoflex can spread the cost of a stay over time. If Vertoflex finances your booking, 30 dollars come off it.",
    }] },
    { kind: "heading", level: 2, anchor: "how-it-works", text: [{ kind: "text", text: "How it works" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [{ kind: "text", text: "Say how much you would like to finance, or leave the amount open." }] }],
      [{ kind: "paragraph", text: [{ kind: "text", text: "Fill in Vertoflex’s form. It opens on Vertoflex’s own site." }] }],
      [{ kind: "paragraph", text: [
        { kind: "text", text: "Vertoflex tells you whether you get the offer, the " },
        { kind: "strong", text: [{ kind: "text", text: "total cost" }] },
        {
          kind: "text",
          text: " with all interest and fees, and the dates of the payments. Read the total first; the instalment alone says little.",
        },
      ] }],
      [{ kind: "paragraph", text: [{ kind: "text", text: "Pay for your booking on Tuckamore as you are told there." }] }],
    ] },
    { kind: "heading", level: 2, anchor: "what-you-should-know", text: [{ kind: "text", text: "What you should know" }] },
    { kind: "paragraph", text: [
      {
        kind: "text",
        text: "The contract is between you and Vertoflex. Tuckamore neither lends money nor decides who gets it, and is told only whether the offer was used. A booking financed this way is cancelled after the same ",
      },
      { kind: "link", href: "/booking-policies", route: "bookingPolicies", text: [{ kind: "text", text: "booking policies" }] },
      { kind: "text", text: " as any other; a refund goes back to Vertoflex, and what you owe there goes down by as much." },
    ] },
    { kind: "paragraph", text: [{
      kind: "text", text: "The 30 dollars come off once for each person, on a booking that Vertoflex finances.",
    }] },
  ],
};
