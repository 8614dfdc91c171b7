// The reference list Badge. Written by the generator from the spec; change the spec, not this file.

/** What stands on a card’s picture. Decision: look and feel: at most one badge on a picture. */
export const Badge = {
  instant_book: { label: "Instant book" },
  new: { label: "New" },
} as const;

export type Badge = keyof typeof Badge;
