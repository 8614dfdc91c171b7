// Generated 27a65ff228b8. The text of pages/destination-whistler.md.
import type { Page } from "../page";

/** Source: §2 */
export const page: Page = {
  blocks: [
    { kind: "heading", level: 1, anchor: "whistler-vacation-rentals", text: "Whistler vacation rentals" },
    { kind: "paragraph", text: "Whistler has two mountains, a walkable village and lakes within biking distance. Stay in the Village to be near the lifts, in Creekside for quieter evenings, or around Alta Lake to be near the water." },
    { kind: "heading", level: 2, anchor: "when-to-visit", text: "When to visit" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Winter (late November to April):" },
              " skiing and snowboarding. Weekends and holidays book up early, and many hosts have longer minimum stays.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Summer (June to September):" },
              " mountain biking, hiking and swimming, often at lower prices.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Spring and fall:" },
              " quiet trails and the lowest prices.",
            ],
          },
        ],
      ],
    },
    { kind: "heading", level: 2, anchor: "what-it-costs", text: "What it costs" },
    { kind: "paragraph", text: "PST, the municipal and regional district tax (MRDT) and GST are added to the total before taxes. You see each one on its own line before you book. PST and MRDT do not apply to stays of 27 nights or more." },
    { kind: "heading", level: 2, anchor: "rules", text: "Rules" },
    { kind: "paragraph", text: "Short-term rentals in British Columbia must be registered. Every listing here shows its registration number." },
  ],
};
