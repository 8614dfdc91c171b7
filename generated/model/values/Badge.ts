// Generated 01aeb724e9e7. The reference list Badge. Change the spec, not this file.

/** What stands on a card’s picture. Decision: look and feel: at most one badge on a picture. */
export const Badge = {
  instant_book: { label: "Instant book" },
  new: { label: "New" },
} as const;

export type Badge = keyof typeof Badge;
