// Generated c4f628766d17. The reference list Badge. Change the spec, not this file.

/** What stands on a card’s picture. */
export const Badge = {
  instant_book: { label: "Instant book" },
  new: { label: "New" },
} as const;

export type Badge = keyof typeof Badge;
