// Generated a0d9d67813a9. Sentences that people read. Change the spec, not this file.

/** What comes back when a booking is cancelled (decision: section 5: the refund is seen before the click) */
export const cancelTexts = {
  whole: "Everything comes back to the guest",
  notCharged: "Nothing was charged",
  offline: "Paid to the host directly: the host and the guest settle it between them",
  points: (slots: { readonly points: string | number }): string => `${slots.points} points come back as points`,
} as const;
