// The text of pages/destination-all.md.
// Written by the generator from the spec; change the spec, not this file.
import type { Page } from "../page";

/** §2 */
export const page: Page = {
  contents: [
    { level: 1, anchor: "vacation-rentals-across-canada", text: "Vacation rentals across Canada" },
    { level: 2, anchor: "where-to-begin", text: "Where to begin" },
    { level: 2, anchor: "good-to-know", text: "Good to know" },
  ],
  blocks: [
    { kind: "heading", level: 1, anchor: "vacation-rentals-across-canada", text: [{
      kind: "text", text: "Vacation rentals across Canada",
    }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "Cabins on the lake, apartments in the city, cottages by the sea: stays in all ten provinces and three territories, each with its whole price up front.",
    }] },
    { kind: "heading", level: 2, anchor: "where-to-begin", text: [{ kind: "text", text: "Where to begin" }] },
    { kind: "list", ordered: false, items: [
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "For the mountains:" }] },
        { kind: "text", text: " British Columbia and Alberta, from " },
        { kind: "link", href: "/whistler/vacation-rentals", route: "whistlerRentals", text: [{ kind: "text", text: "Whistler" }] },
        { kind: "text", text: " to the Rockies." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "For the lakes:" }] },
        { kind: "text", text: " " },
        { kind: "link", href: "/ontario/vacation-rentals", route: "ontarioRentals", text: [{ kind: "text", text: "Ontario" }] },
        { kind: "text", text: "’s cottage country, Manitoba’s Interlake and Saskatchewan’s north." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "For old streets:" }] },
        { kind: "text", text: " Montréal and Québec City, Halifax, St. John’s." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "For the sea:" }] },
        { kind: "text", text: " Nova Scotia, New Brunswick, Prince Edward Island, Newfoundland and Labrador." },
      ] }],
      [{ kind: "paragraph", text: [
        { kind: "strong", text: [{ kind: "text", text: "For the midnight sun:" }] },
        { kind: "text", text: " Yukon, the Northwest Territories and Nunavut." },
      ] }],
    ] },
    { kind: "heading", level: 2, anchor: "good-to-know", text: [{ kind: "text", text: "Good to know" }] },
    { kind: "paragraph", text: [{
      kind: "text",
      text: "Prices are totals before taxes for your dates, with every fee of the host and ours inside. Filter by what you need, from a hot tub to step-free access, and see on each listing until when you can cancel for free.",
    }] },
  ],
};
