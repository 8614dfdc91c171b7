// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The reviews on a listing (decision: look and feel: a large average, its parts, some reviews, and a search in them) */
export const listingReviewTexts = {
  heading: "Reviews",
  average: (slots: { readonly rating: string | number; readonly count: string | number }): string => [
    slots.rating,
    " out of 5, from ",
    slots.count,
    " reviews",
  ].join(""),
  tooFew: "The average rating appears after 3 reviews.",
  none: "No reviews yet",
  search: "Search reviews",
  searchNone: "No reviews match your search.",
  showAll: (slots: { readonly count: string | number }): string => ["Show all ", slots.count, " reviews"].join(""),
  hostReply: "Response from the host",
  ofHost: (slots: { readonly name: string | number }): string => ["Reviews of all ", slots.name, "’s places"].join(""),
  ofPlace: (slots: { readonly title: string | number }): string => ["At ", slots.title].join(""),
  open: "Search reviews",
  sort: "Sort by",
  countOne: "1 review",
  countMany: (slots: { readonly count: string | number }): string => [slots.count, " reviews"].join(""),
  more: "Show more",
  less: "Show less",
  page: (slots: { readonly page: string | number; readonly pages: string | number }): string => [
    "Page ",
    slots.page,
    " of ",
    slots.pages,
  ].join(""),
  previous: "Previous page",
  next: "Next page",
  someone: "A guest",
} as const;
