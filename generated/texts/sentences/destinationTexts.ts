// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The destination pages (decision: the words around the stays of a destination) */
export const destinationTexts = {
  staysHeading: (slots: { readonly place: string | number }): string => ["Stays in ", slots.place].join(""),
  count: (slots: { readonly count: string | number }): string => [slots.count, " stays"].join(""),
  showAll: (slots: { readonly count: string | number }): string => ["Show all ", slots.count, " stays"].join(""),
  none: "No stays here yet. Browse all of Canada instead.",
  elsewhere: "Other places",
} as const;
