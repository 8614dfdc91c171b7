// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The search pill (decision: look and feel: the pill of home, search and destination pages; it keeps its state between them) */
export const searchPillTexts = {
  where: "Where",
  wherePlaceholder: "Where to?",
  when: "When",
  anyWeek: "Any week",
  who: "Who",
  addGuests: "Add guests",
  guestsOne: "1 guest",
  guestsMany: (slots: { readonly guests: string | number }): string => [slots.guests, " guests"].join(""),
  petsOne: "1 pet",
  petsMany: (slots: { readonly pets: string | number }): string => [slots.pets, " pets"].join(""),
  search: "Search",
  open: "Change the search",
  clear: "Clear",
  recent: "Recent searches",
  popular: "Popular places",
  popularCount: (slots: { readonly count: string | number }): string => [slots.count, " stays"].join(""),
  wholeCountry: "All of Canada",
  fewer: (slots: { readonly label: string | number }): string => ["Fewer ", slots.label].join(""),
  more: (slots: { readonly label: string | number }): string => ["More ", slots.label].join(""),
  hint: "A place, a lake, a province …",
  back: "Back",
  done: "Done",
  forget: "Forget these",
  wholeCountryText: "Coast to coast to coast",
  suggestions: "Places to choose from",
  nightsOne: "1 night",
  nightsMany: (slots: { readonly nights: string | number }): string => [slots.nights, " nights"].join(""),
} as const;
