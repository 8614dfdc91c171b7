// Generated 513520237ea8. Sentences that people read.
import { counted } from "../counted";

/** The reviews on a listing. */
export const listingReviewTexts = {
  heading: "Reviews",
  average: (slots: { readonly count: number; readonly rating: string | number }): string => counted("en-CA", slots.count, (number) => ({ one: `${slots.rating} out of 5, from ${number} review`, other: `${slots.rating} out of 5, from ${number} reviews` })),
  tooFew: "The average rating appears after 3 reviews.",
  none: "No reviews yet",
  search: "Search reviews",
  searchNone: "No reviews match your search.",
  showAll: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `Show all ${number} review`, other: `Show all ${number} reviews` })),
  hostReply: "Response from the host",
  ofHost: (slots: { readonly name: string | number }): string => `${slots.name}’s reviews`,
  ofPlace: (slots: { readonly title: string | number }): string => `At ${slots.title}`,
  open: "Search reviews",
  sort: "Sort by",
  reviewCount: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} review`, other: `${number} reviews` })),
  more: "Show more",
  less: "Show less",
  page: (slots: { readonly page: string | number; readonly pages: string | number }): string => `Page ${slots.page} of ${slots.pages}`,
  previous: "Previous page",
  next: "Next page",
  someone: "A guest",
} as const;
