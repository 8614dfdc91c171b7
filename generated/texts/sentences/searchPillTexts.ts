// Generated 47af84ac03d6. Sentences that people read.
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
  clear: "Clear",
  recent: "Recent searches",
  popular: "Popular places",
  popularCount: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} stay`, other: `${number} stays` })),
  places: "Places",
  nearby: "Nearby stays",
  searchFor: (slots: { readonly typed: string | number }): string => `We don’t recognize this place. Search for “${slots.typed}” anyway.`,
  wholeCountry: "All of Canada",
  hint: "City, lake, province…",
  done: "Done",
  forget: "Clear recent searches",
  wholeCountryText: "Coast to coast to coast",
  suggestions: "Suggested places",
} as const;
