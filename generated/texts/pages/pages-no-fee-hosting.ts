// The text of pages/no-fee-hosting.md.
// Written by the generator from the spec; change the spec, not this file.
import type { Page } from "../page";

/** §2 */
export const page: Page = {
  contents: [
    { level: 1, anchor: "hosts-keep-100", text: "Hosts keep 100%" },
    { level: 2, anchor: "how-we-earn-then", text: "How we earn, then" },
    { level: 2, anchor: "what-that-means-for-a-weekend", text: "What that means for a weekend" },
    { level: 2, anchor: "and-the-guest", text: "And the guest?" },
    { level: 2, anchor: "what-is-included", text: "What is included" },
  ],
  blocks: [
    { kind: "heading", level: 1, anchor: "hosts-keep-100", text: [{ kind: "text", text: "Hosts keep 100%" }] },
    {
      kind: "paragraph",
      text: [{
        kind: "text", text: "No commission, no listing fee, no subscription. The price that you set is the price that you are paid.",
      }],
    },
    { kind: "heading", level: 2, anchor: "how-we-earn-then", text: [{ kind: "text", text: "How we earn, then" }] },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "From a service fee of 8% that guests pay. It is inside the first price that they see, so nobody meets it at the last step.",
      }],
    },
    { kind: "heading", level: 2, anchor: "what-that-means-for-a-weekend", text: [{ kind: "text", text: "What that means for a weekend" }] },
    {
      kind: "paragraph",
      text: [{
        kind: "text",
        text: "Three nights at 200 CAD and 90 CAD for cleaning make 690 CAD. You are paid 690 CAD. At a commission of 15.5%, as Airbnb published it for hosts in October 2025, 583.05 CAD would be left.",
      }],
    },
    { kind: "heading", level: 2, anchor: "and-the-guest", text: [{ kind: "text", text: "And the guest?" }] },
    {
      kind: "paragraph",
      text: [{
        kind: "text", text: "Pays 745.20 CAD before taxes. Many hosts pass part of what they save on to their guests; that is up to you.",
      }],
    },
    { kind: "heading", level: 2, anchor: "what-is-included", text: [{ kind: "text", text: "What is included" }] },
    {
      kind: "list", ordered: false,
      items: [
        [{ kind: "paragraph", text: [{ kind: "text", text: "Payments by card, held safely and paid out 24 hours after check-in." }] }],
        [{ kind: "paragraph", text: [{ kind: "text", text: "Taxes computed for the province and city of your home." }] }],
        [{ kind: "paragraph", text: [{ kind: "text", text: "Calendars that keep in step with other platforms." }] }],
        [{ kind: "paragraph", text: [{ kind: "text", text: "Messages, reviews, and a person to write to." }] }],
      ],
    },
    {
      kind: "paragraph",
      text: [
        { kind: "text", text: "Read the " },
        { kind: "link", href: "/hosting-on-tuckamore", route: "hostGuide", text: [{ kind: "text", text: "host guide" }] },
        { kind: "text", text: ", or " },
        { kind: "link", href: "/welcome", route: "welcome", text: [{ kind: "text", text: "start hosting" }] },
        { kind: "text", text: "." },
      ],
    },
  ],
};
