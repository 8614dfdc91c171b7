// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The reviews on a listing (decision: look and feel: a large average, its parts, some reviews, and a search in them) */
export const listingReviewTexts = {
  heading: "Reviews",
  average: (slots: { readonly rating: string | number; readonly count: string | number }): string => [slots.rating, " out of 5, from ", slots.count, " reviews"].join(""),
  tooFew: "An average is shown from 3 reviews on.",
  none: "New here, no reviews yet",
  search: "Search the reviews",
  searchNone: "No review speaks of that.",
  showAll: (slots: { readonly count: string | number }): string => ["Show all ", slots.count, " reviews"].join(""),
  hostReply: "Answer of the host",
  ofHost: (slots: { readonly name: string | number }): string => ["Reviews of all places that ", slots.name, " hosts"].join(""),
  ofPlace: (slots: { readonly title: string | number }): string => ["At ", slots.title].join(""),
  open: "Search the reviews",
  sort: "Order",
  countOne: "1 review",
  countMany: (slots: { readonly count: string | number }): string => [slots.count, " reviews"].join(""),
  more: "Read on",
  less: "Show less",
  page: (slots: { readonly page: string | number; readonly pages: string | number }): string => ["Page ", slots.page, " of ", slots.pages].join(""),
  previous: "Previous page",
  next: "Next page",
  failed: "The reviews could not be loaded.",
  someone: "A guest",
} as const;
