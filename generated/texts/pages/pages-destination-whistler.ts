// The text of pages/destination-whistler.md.
// Written by the generator from the spec; change the spec, not this file.
import type { Page } from "../page";

/** §2 */
export const page: Page = {
  contents: [
    { level: 1, anchor: "whistler-vacation-rentals", text: "Whistler vacation rentals" },
    { level: 2, anchor: "when-to-come", text: "When to come" }, { level: 2, anchor: "what-it-costs", text: "What it costs" },
    { level: 2, anchor: "rules", text: "Rules" },
  ],
  blocks: [
    { kind: "heading", level: 1, anchor: "whistler-vacation-rentals", text: [{ kind: "text", text: "Whistler vacation rentals" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "Two mountains, a village that you cross on foot, and lakes within a bicycle ride. Stay in the Village for the lifts, in Creekside for quiet evenings, or towards Alta Lake for the water.",
    }] },
    { kind: "heading", level: 2, anchor: "when-to-come", text: [{ kind: "text", text: "When to come" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Winter," }] },
        {
          kind: "text",
          text: " from late November to April: skiing and snowboarding. Weekends and holidays go early, and many hosts ask for more nights then.",
        },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Summer," }] },
        { kind: "text", text: " from June to September: bike park, hiking, lakes. Often the better price." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Between the seasons:" }] },
        { kind: "text", text: " quiet trails and the lowest prices." },
      ] }],
    ] },
    { kind: "heading", level: 2, anchor: "what-it-costs", text: [{ kind: "text", text: "What it costs" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "In Whistler PST, the municipal and regional district tax and GST are added to the total before taxes; each has its own line before you book. Stays of 27 nights and more are free of the first two.",
    }] },
    { kind: "heading", level: 2, anchor: "rules", text: [{ kind: "text", text: "Rules" }] },
    { kind: "paragraph", text: [{
      kind: "text", text: "British Columbia registers short-term rentals. Every listing here shows its registration number.",
    }] },
  ],
};
