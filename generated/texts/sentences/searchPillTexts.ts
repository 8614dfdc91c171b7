// Generated 64d378a62f90. Sentences that people read.
import { counted } from "../counted";

/** The search pill. */
export const searchPillTexts = {
  where: "Where",
  wherePlaceholder: "Where to?",
  when: "When",
  anyWeek: "Any week",
  who: "Who",
  addGuests: "Add guests",
  guests: (slots: { readonly guests: number }): string => counted("en-CA", slots.guests, (number) => ({ one: `${number} guest`, other: `${number} guests` })),
  pets: (slots: { readonly pets: number }): string => counted("en-CA", slots.pets, (number) => ({ one: `${number} pet`, other: `${number} pets` })),
  search: "Search",
  popularCount: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} stay`, other: `${number} stays` })),
  nearby: "Nearby stays",
  wholeCountry: "All of Canada",
  wholeCountryText: "Coast to coast to coast",
  aroundDates: (slots: { readonly shift: number; readonly dates: string | number }): string => counted("en-CA", slots.shift, (number) => ({ one: `${slots.dates} ± ${number} day`, other: `${slots.dates} ± ${number} days` })),
  stayIn: (slots: { readonly stay: string | number; readonly months: string | number }): string => `${slots.stay} in ${slots.months}`,
} as const;
