// Sentences that people read. Written by the generator from the spec; change the spec, not this file.

/** The destination pages (decision: the words around the stays of a destination) */
export const destinationTexts = {
  heading: (slots: { readonly place: string | number }): string => `${slots.place} vacation rentals`,
  lead: (slots: { readonly place: string | number }): string =>
    `Find a place to stay in ${slots.place}. The first price you see includes every fee.`,
  staysHeading: (slots: { readonly place: string | number }): string => `Stays in ${slots.place}`,
  count: (slots: { readonly count: string | number }): string => `${slots.count} stays`,
  countOne: "1 stay",
  from: (slots: { readonly price: string | number }): string => `From ${slots.price} per night, fees included`,
  rated: (slots: { readonly rating: string | number; readonly count: string | number }): string =>
    `Rated ${slots.rating} of 5 in ${slots.count} reviews`,
  pets: (slots: { readonly count: string | number }): string => `${slots.count} take pets`,
  petsOne: "1 takes pets",
  instant: (slots: { readonly count: string | number }): string => `${slots.count} with instant book`,
  showAll: (slots: { readonly count: string | number }): string => `Show all ${slots.count} stays`,
  none: "No stays here yet. Browse all of Canada instead.", elsewhere: "Other places", notFoundHeading: "No stays in this place",
  notFoundText: "No one hosts here yet, or the link is wrong. Browse other places, or search all of Canada.",
  crumbs: "Vacation rentals",
} as const;
