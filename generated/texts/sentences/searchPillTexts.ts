// Generated 83db8e4e2169. Sentences that people read.
import { counted } from "../counted";

/** The search pill. */
export const searchPillTexts = {
  where: "Where",
  wherePlaceholder: "Where to?",
  when: "When",
  anyWeek: "Any week",
  who: "Who",
  addGuests: "Add guests",
  guests: (slots: { readonly guests: number }): string => counted("en-CA", slots.guests, { one: `${slots.guests} guest`, other: `${slots.guests} guests` }),
  pets: (slots: { readonly pets: number }): string => counted("en-CA", slots.pets, { one: `${slots.pets} pet`, other: `${slots.pets} pets` }),
  search: "Search",
  clear: "Clear",
  recent: "Recent searches",
  popular: "Popular places",
  popularCount: (slots: { readonly count: number }): string => counted("en-CA", slots.count, { one: `${slots.count} stay`, other: `${slots.count} stays` }),
  places: "Places",
  searchFor: (slots: { readonly typed: string | number }): string => `We don’t recognize this place. Search for “${slots.typed}” anyway.`,
  wholeCountry: "All of Canada",
  hint: "City, lake, province…",
  done: "Done",
  forget: "Clear recent searches",
  wholeCountryText: "Coast to coast to coast",
  suggestions: "Suggested places",
} as const;
