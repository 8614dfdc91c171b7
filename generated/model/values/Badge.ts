// Generated 78f2a8d128c3. The reference list Badge.

/** What stands on a card’s picture. */
export const Badge = {
  instant_book: { label: "Instant book" },
  new: { label: "New" },
} as const;

export type Badge = keyof typeof Badge;
