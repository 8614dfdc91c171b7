// Generated 1f86d01e1dee. Sentences that people read.
import { counted } from "../counted";

/** A host’s seasons. */
export const seasonTexts = {
  heading: "Seasons",
  order: "A price you set for a date in the calendar comes first, then the season’s, then your weekend price, then your base price. Booked nights keep their price.",
  none: "No seasons yet. Name the times when your price is different, such as “Summer 2027”, and set them once for several listings.",
  add: "New season",
  full: "You have 60 seasons, the most you can keep. Remove one that’s over to add another.",
  terms: (slots: { readonly dates: string | number; readonly price: string | number }): string => `${slots.dates} · ${slots.price} a night`,
  shortest: (slots: { readonly nights: number }): string => counted("en-CA", slots.nights, { one: `${slots.nights}-night minimum`, other: `${slots.nights}-night minimum` }),
  listings: (slots: { readonly count: number }): string => counted("en-CA", slots.count, { one: `${slots.count} listing`, other: `${slots.count} listings` }),
  over: "Over",
  where: "Listings",
  whereMissing: "Choose at least one listing.",
  editOf: (slots: { readonly name: string | number }): string => `Edit “${slots.name}”`,
  editHeading: "Edit season",
  remove: "Remove",
  removeOf: (slots: { readonly name: string | number }): string => `Remove “${slots.name}”`,
  removeHeading: (slots: { readonly name: string | number }): string => `Remove “${slots.name}”?`,
  removeText: "Its nights go back to your usual price and minimum stay. Booked nights keep their price.",
  keep: "Keep it",
  back: "Back",
  loading: "Loading your seasons",
  failed: "We couldn’t load your seasons.",
  retry: "Try again",
} as const;
