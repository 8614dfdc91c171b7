// Generated a70bdbdec703. The text of pages/destination-ontario.md.
import type { Page } from "../page";

/** Source: §2 */
export const page: Page = {
  blocks: [
    { kind: "heading", level: 1, anchor: "ontario-vacation-rentals", text: "Ontario vacation rentals" },
    { kind: "paragraph", text: "Stay at a cottage in Muskoka, near the wineries of Prince Edward County, in a Toronto loft or by the canal in Ottawa." },
    { kind: "heading", level: 2, anchor: "where-to-stay", text: "Where to stay" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Muskoka, Haliburton and the Kawarthas:" },
              " cottages with a dock.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Prince Edward County and Niagara:" },
              " wineries, beaches and small towns.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Toronto and Ottawa:" },
              " city weekends.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Blue Mountain and Collingwood:" },
              " skiing in winter and hiking in summer.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Algonquin and the north:" },
              " canoeing and starry nights.",
            ],
          },
        ],
      ],
    },
    { kind: "heading", level: 2, anchor: "what-it-costs", text: "What it costs" },
    { kind: "paragraph", text: "HST applies everywhere in Ontario. Some cities, including Toronto and Ottawa, add an accommodation tax. You see each tax on its own line before you book. In July and August, many cottages rent by the week, from Saturday to Saturday." },
    { kind: "heading", level: 2, anchor: "rules", text: "Rules" },
    { kind: "paragraph", text: "Toronto, Ottawa and many towns license short-term rentals. If a licence number is required, you’ll find it on the listing." },
  ],
};
