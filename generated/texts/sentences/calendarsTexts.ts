// Generated 8062a56ef40a. Sentences that people read.
import { counted } from "../counted";

/** The calendar of all listings of a host. */
export const calendarsTexts = {
  views: "How your properties are shown",
  cards: "Properties",
  calendar: "Calendar",
  loading: "Loading your calendar",
  failed: "We couldn’t load your calendar.",
  retry: "Retry",
  empty: "No listings yet",
  emptyHint: "Published and paused listings appear here with their nights.",
  earlier: "Earlier",
  later: "Later",
  today: "Today",
  goTo: "Go to date",
  listing: "Listing",
  sums: "Prices in Canadian dollars",
  leftOut: (slots: { readonly count: number }): string => counted("en-CA", slots.count, { one: `${slots.count} draft or archived property isn’t shown.`, other: `${slots.count} draft or archived properties aren’t shown.` }),
  pages: "Pages of listings",
  pageOf: (slots: { readonly first: string | number; readonly last: string | number; readonly total: string | number }): string => `Listings ${slots.first}–${slots.last} of ${slots.total}`,
  previousPage: "Previous listings",
  nextPage: "Next listings",
  gap: (slots: { readonly minimum: string | number }): string => `Gap: ${slots.minimum}-night minimum`,
  gapLegend: "Gap too short for any stay",
  conflict: "Double booking",
  stayOf: (slots: { readonly title: string | number; readonly who: string | number; readonly dates: string | number; readonly taken: string | number }): string => `${slots.title}. ${slots.who}, ${slots.dates}. ${slots.taken}`,
  heldOf: (slots: { readonly title: string | number; readonly taken: string | number; readonly dates: string | number }): string => `${slots.title}. ${slots.taken}, ${slots.dates}`,
} as const;
