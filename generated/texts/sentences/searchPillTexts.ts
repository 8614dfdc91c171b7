// Sentences that people read. Written by the generator from the spec; change the spec, not this file.

/** The search pill (decision: look and feel: the pill of home, search and destination pages; it keeps its state between them) */
export const searchPillTexts = {
  where: "Where", wherePlaceholder: "Where to?", when: "When", anyWeek: "Any week", who: "Who", addGuests: "Add guests",
  guestsOne: "1 guest",
  guestsMany: (slots: { readonly guests: string | number }): string => `${slots.guests} guests`,
  petsOne: "1 pet",
  petsMany: (slots: { readonly pets: string | number }): string => `${slots.pets} pets`,
  search: "Search", clear: "Clear", recent: "Recent searches", popular: "Popular places",
  popularCount: (slots: { readonly count: string | number }): string => `${slots.count} stays`,
  popularCountOne: "1 stay", places: "Places",
  searchFor: (slots: { readonly typed: string | number }): string => `We don’t recognize this place. Search for “${slots.typed}” anyway.`,
  wholeCountry: "All of Canada", hint: "City, lake, province…", done: "Done", forget: "Clear recent searches",
  wholeCountryText: "Coast to coast to coast", suggestions: "Suggested places",
} as const;
