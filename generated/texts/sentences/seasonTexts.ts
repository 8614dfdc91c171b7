// Generated 7a522fb56ab3. Sentences that people read.
import { counted } from "../counted";

/** A host’s seasons. */
export const seasonTexts = {
  heading: "Seasons",
  order: "A price you set for a date in the calendar comes first, then the season’s if it has one, then your price for that day of the week, then your price per night. Booked nights keep their price.",
  none: "No seasons yet. Name the times when your price or minimum stay is different, such as “Summer 2027”, and set them once for several listings.",
  add: "New season",
  full: "You have 60 seasons, the most you can keep. Remove one to add another.",
  price: (slots: { readonly price: string | number }): string => `${slots.price} a night`,
  everyYear: (slots: { readonly dates: string | number }): string => `Every year, ${slots.dates}`,
  everyYearFrom: (slots: { readonly year: string | number; readonly dates: string | number }): string => `Every year from ${slots.year}, ${slots.dates}`,
  usualPrice: "usual price",
  shortest: (slots: { readonly nights: number }): string => counted("en-CA", slots.nights, (number) => ({ one: `${number}-night minimum`, other: `${number}-night minimum` })),
  listings: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} listing`, other: `${number} listings` })),
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
} as const;
