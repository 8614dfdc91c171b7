// Generated 9163bda92be7. Sentences that people read.

/** What comes back when a booking is cancelled. */
export const cancelTexts = {
  whole: "Everything comes back to the guest",
  notCharged: "Nothing was charged",
  offline: "Paid to the host directly: the host and the guest settle it between them",
  before: "Came back before",
  points: (slots: { readonly points: string | number }): string => `${slots.points} points come back as points`,
} as const;
