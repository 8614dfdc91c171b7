// The text of pages/destination-ontario.md.
// Written by the generator from the spec; change the spec, not this file.
import type { Page } from "../page";

/** §2 */
export const page: Page = {
  contents: [
    { level: 1, anchor: "ontario-vacation-rentals", text: "Ontario vacation rentals" },
    { level: 2, anchor: "where-to-stay", text: "Where to stay" }, { level: 2, anchor: "what-it-costs", text: "What it costs" },
    { level: 2, anchor: "rules", text: "Rules" },
  ],
  blocks: [
    { kind: "heading", level: 1, anchor: "ontario-vacation-rentals", text: [{ kind: "text", text: "Ontario vacation rentals" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "Muskoka docks, Prince Edward County’s vineyards, a loft in Toronto, a canal house in Ottawa: Ontario is half a dozen journeys in one province.",
    }] },
    { kind: "heading", level: 2, anchor: "where-to-stay", text: [{ kind: "text", text: "Where to stay" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Muskoka, Haliburton and the Kawarthas" }] },
        { kind: "text", text: " for cottages with a dock." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Prince Edward County and Niagara" }] },
        { kind: "text", text: " for wine, beaches and small towns." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Toronto and Ottawa" }] },
        { kind: "text", text: " for a city weekend." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Blue Mountain and Collingwood" }] },
        { kind: "text", text: " for skiing in winter and trails in summer." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "Algonquin and the north" }] },
        { kind: "text", text: " for stars, canoes and silence." },
      ] }],
    ] },
    { kind: "heading", level: 2, anchor: "what-it-costs", text: [{ kind: "text", text: "What it costs" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "HST is added everywhere; some cities, Toronto and Ottawa among them, add an accommodation tax. Each stands on its own line before you book. Cottages in July and August are often let by the week, from Saturday to Saturday.",
    }] },
    { kind: "heading", level: 2, anchor: "rules", text: [{ kind: "text", text: "Rules" }] },
    { kind: "paragraph", text: [{
      kind: "text", text: "Toronto, Ottawa and many towns license short-term rentals. Where a number is asked for, the listing shows it.",
    }] },
  ],
};
