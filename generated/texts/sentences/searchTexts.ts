// Generated 6464d65274b2. Sentences that people read.
import { counted } from "../counted";

/** The search page. */
export const searchTexts = {
  heading: "Search stays",
  resultsIn: (slots: { readonly count: number; readonly place: string | number }): string => counted("en-CA", slots.count, { one: `${slots.count} stay in ${slots.place}`, other: `${slots.count} stays in ${slots.place}` }),
  resultsAnywhere: (slots: { readonly count: number }): string => counted("en-CA", slots.count, { one: `${slots.count} stay`, other: `${slots.count} stays` }),
  pricesBeforeTaxes: "prices are totals before taxes",
  pricesWithTaxes: "prices are totals with taxes",
  includeTaxes: "Include taxes",
  sortBy: "Sort by",
  previousPage: "Previous page",
  nextPage: "Next page",
  updating: "Updating results…",
  failedHeading: "Search isn’t working",
  failedText: "Your filters are saved.",
  failedReference: (slots: { readonly id: string | number }): string => `If you contact us, include this reference: ${slots.id}`,
  retry: "Retry",
  pageLink: (slots: { readonly page: string | number }): string => `Page ${slots.page}`,
  pages: "Pages of results",
  results: "Results",
} as const;
