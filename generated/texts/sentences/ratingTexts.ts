// Generated eb39ad0a2fd4. Sentences that people read.
import { counted } from "../counted";

/** A star rating and the rating chip, also as they are read aloud. Source: §2 Shell elements. */
export const ratingTexts = {
  unrated: "New",
  stars: (slots: { readonly rating: string | number }): string => `${slots.rating} out of 5 stars`,
  given: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} star`, other: `${number} stars` })),
  rated: (slots: { readonly rating: string | number }): string => `Rated ${slots.rating} out of 5`,
  ratedBy: (slots: { readonly count: number; readonly rating: string | number }): string => counted("en-CA", slots.count, (number) => ({ one: `Rated ${slots.rating} out of 5 by ${number} review`, other: `Rated ${slots.rating} out of 5 by ${number} reviews` })),
} as const;
