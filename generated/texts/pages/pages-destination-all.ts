// Generated f3e509786f91. The text of pages/destination-all.md.
import type { Page } from "../page";

/** Source: §2 */
export const page: Page = {
  blocks: [
    { kind: "heading", level: 1, anchor: "vacation-rentals-across-canada", text: "Vacation rentals across Canada" },
    { kind: "paragraph", text: "Lakeside cabins, city apartments and cottages by the sea: find stays in all ten provinces and three territories. The first price you see includes every fee." },
    { kind: "heading", level: 2, anchor: "where-to-go", text: "Where to go" },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Mountains:" },
              " British Columbia and Alberta, from ",
              { kind: "link", href: "/whistler/vacation-rentals", route: "whistlerRentals", text: "Whistler" },
              " to the Rockies.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Lakes:" },
              " ",
              { kind: "link", href: "/ontario/vacation-rentals", route: "ontarioRentals", text: "Ontario" },
              "’s cottage country, Manitoba’s Interlake and northern Saskatchewan.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Historic cities:" },
              " Montréal, Québec City, Halifax and St. John’s.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "Coast:" },
              " Nova Scotia, New Brunswick, Prince Edward Island, and Newfoundland and Labrador.",
            ],
          },
        ],
        [
          {
            kind: "paragraph",
            text: [
              { kind: "strong", text: "The North:" },
              " Yukon, the Northwest Territories and Nunavut.",
            ],
          },
        ],
      ],
    },
    { kind: "heading", level: 2, anchor: "good-to-know", text: "Good to know" },
    { kind: "paragraph", text: "Prices are totals before taxes for your dates, with all fees included. Use filters to find what you need, from a hot tub to step-free access. Every listing shows how long you can cancel for free." },
  ],
};
