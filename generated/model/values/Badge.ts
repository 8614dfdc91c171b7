// Generated d474860fd65f. The reference list Badge.

/** What sets a listing apart; a card’s picture shows the first of the pictured ones, the host’s part of a listing the other. */
export const Badge = {
  guest_favourite: { label: "Guest favourite", pictured: true },
  instant_book: { label: "Instant book", pictured: true },
  answers_fast: { label: "Answers fast", pictured: false },
} as const;

export type Badge = keyof typeof Badge;
