// Generated 8fd83004d0a6. Sentences that people read. Change the spec, not this file.

/** What comes back when a booking is cancelled. */
export const cancelTexts = {
  whole: "Everything comes back to the guest",
  notCharged: "Nothing was charged",
  offline: "Paid to the host directly: the host and the guest settle it between them",
  points: (slots: { readonly points: string | number }): string => `${slots.points} points come back as points`,
} as const;
