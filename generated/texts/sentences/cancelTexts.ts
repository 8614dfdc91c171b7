// Generated 271f3a593784. Sentences that people read.

/** What comes back when a booking is cancelled. */
export const cancelTexts = {
  whole: "Everything comes back to the guest",
  notCharged: "Nothing was charged",
  offline: "Paid to the host directly: the host and the guest settle it between them",
  before: "Came back before",
  disputeOpen: "The bank of the card is looking into this payment. A refund waits until the bank has decided.",
  disputeLost: "The bank of the card has given this payment back. A refund counts as paid by that, as far as the bank’s sum goes.",
  points: (slots: { readonly points: string | number }): string => `${slots.points} points come back as points`,
} as const;
