// Sentences that people read. Written by the generator from the spec; change the spec, not this file.

/** The card of a stay (decision: look and feel: a card says feel, trust, facts and price, in this order) */
export const cardTexts = {
  ratingSpoken: (slots: { readonly rating: string | number; readonly count: string | number }): string =>
    `Rated ${slots.rating} out of 5 by ${slots.count} guests`,
  unrated: "New",
  placeAndType: (slots: { readonly place: string | number; readonly type: string | number }): string => `${slots.place} · ${slots.type}`,
  bedroomsOne: "1 bedroom",
  bedroomsMany: (slots: { readonly count: string | number }): string => `${slots.count} bedrooms`,
  bedroomsNone: "Studio", bedsOne: "1 bed",
  bedsMany: (slots: { readonly count: string | number }): string => `${slots.count} beds`,
  sleeps: (slots: { readonly count: string | number }): string => `sleeps ${slots.count}`,
  total: (slots: { readonly price: string | number }): string => `${slots.price} total before taxes`,
  totalWithTaxes: (slots: { readonly price: string | number }): string => `${slots.price} total with taxes`,
  nightsOne: "1 night",
  nightsMany: (slots: { readonly nights: string | number; readonly price: string | number }): string =>
    `${slots.nights} nights · ${slots.price} per night`,
  perNight: (slots: { readonly price: string | number }): string => `from ${slots.price} per night incl. fees`,
  breakdown: "Price details",
  freeUntil: (slots: { readonly date: string | number }): string => `Free cancellation before ${slots.date}`,
  freeToday: "Free cancellation today only",
} as const;
