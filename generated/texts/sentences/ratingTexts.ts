// Sentences that people read. Written by the generator from the spec; change the spec, not this file.

/** A star rating and the rating chip, also as they are read aloud (§2 Shell elements) */
export const ratingTexts = {
  unrated: "New",
  stars: (slots: { readonly rating: string | number }): string => `${slots.rating} out of 5 stars`,
  rated: (slots: { readonly rating: string | number }): string => `Rated ${slots.rating} out of 5`,
  ratedByOne: (slots: { readonly rating: string | number }): string => `Rated ${slots.rating} out of 5 by 1 review`,
  ratedByMany: (slots: { readonly rating: string | number; readonly count: string | number }): string =>
    `Rated ${slots.rating} out of 5 by ${slots.count} reviews`,
} as const;
