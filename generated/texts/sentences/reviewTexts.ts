// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** Reviews on a listing and on cards (decision: look and feel: an average from three reviews on, and a plain word before) */
export const reviewTexts = {
  heading: (slots: { readonly average: string | number; readonly count: string | number }): string => [
    slots.average,
    " · ",
    slots.count,
    " reviews",
  ].join(""),
  isNew: "New",
  none: "No reviews yet",
  noneHint: "Be the first to leave a review.",
  all: (slots: { readonly count: string | number }): string => ["Show all ", slots.count, " reviews"].join(""),
  search: "Search reviews",
  sort: "Sort by",
  reply: (slots: { readonly name: string | number }): string => ["Reply from ", slots.name].join(""),
  noMatch: "No reviews match your search",
  thanks: "Thanks! Your review is now public.",
  overall: "Overall rating",
  cleanliness: "Cleanliness",
  accuracy: "Accuracy",
  checkin: "Check-in",
  communication: "Communication",
  location: "Location",
  value: "Value",
} as const;
