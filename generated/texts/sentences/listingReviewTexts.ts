// Sentences that people read. Written by the generator from the spec; change the spec, not this file.

/** The reviews on a listing (decision: look and feel: a large average, its parts, some reviews, and a search in them) */
export const listingReviewTexts = {
  heading: "Reviews",
  average: (slots: { readonly rating: string | number; readonly count: string | number }): string =>
    `${slots.rating} out of 5, from ${slots.count} reviews`,
  tooFew: "The average rating appears after 3 reviews.", none: "No reviews yet", search: "Search reviews",
  searchNone: "No reviews match your search.",
  showAll: (slots: { readonly count: string | number }): string => `Show all ${slots.count} reviews`,
  hostReply: "Response from the host",
  ofHost: (slots: { readonly name: string | number }): string => `Reviews of all ${slots.name}’s places`,
  ofPlace: (slots: { readonly title: string | number }): string => `At ${slots.title}`,
  open: "Search reviews", sort: "Sort by", countOne: "1 review",
  countMany: (slots: { readonly count: string | number }): string => `${slots.count} reviews`,
  more: "Show more", less: "Show less",
  page: (slots: { readonly page: string | number; readonly pages: string | number }): string => `Page ${slots.page} of ${slots.pages}`,
  previous: "Previous page", next: "Next page", someone: "A guest",
} as const;
