// Generated 1eaffed332a9. Sentences that people read.
import { counted } from "../counted";

/** The search page. */
export const searchTexts = {
  heading: "Search stays",
  resultsIn: (slots: { readonly count: number; readonly place: string | number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} stay in ${slots.place}`, other: `${number} stays in ${slots.place}` })),
  resultsAnywhere: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} stay`, other: `${number} stays` })),
  resultsNear: (slots: { readonly count: number; readonly place: string | number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} stay near ${slots.place}`, other: `${number} stays near ${slots.place}` })),
  over: (slots: { readonly stays: string | number }): string => `Over ${slots.stays}`,
  atLeast: (slots: { readonly stays: string | number }): string => `At least ${slots.stays}`,
  pricesBeforeTaxes: "prices are totals before taxes",
  pricesWithTaxes: "prices are totals with taxes",
  includeTaxes: "Include taxes",
  sortBy: "Sort by",
  whyOrder: "Recommended stays fit the place you named, have good ratings from many guests, or can be booked instantly. Hosts can’t pay to be higher.",
  previousPage: "Previous page",
  nextPage: "Next page",
  updating: "Updating results…",
  failedHeading: "Search isn’t working",
  failedText: "Your filters are saved.",
  failedEarlier: "Below are the results of your earlier search.",
  failedReference: (slots: { readonly id: string | number }): string => `If you contact us, include this reference: ${slots.id}`,
  pageLink: (slots: { readonly page: string | number }): string => `Page ${slots.page}`,
  pages: "Pages of results",
  results: "Results",
  thisArea: "this part of the map",
} as const;
