// Generated df3094ec1342. Sentences that people read.

/** What comes back when a booking is cancelled. */
export const cancelTexts = {
  whole: "Your guest gets a full refund",
  notCharged: "Nothing was charged",
  offline: "You paid your host directly. Any refund is between you and your host.",
  offlineHost: "Your guest paid you directly. Any refund is between you and your guest.",
  before: "Refunded earlier",
  disputeOpen: "The card’s bank is looking into this payment. Any refund waits until it decides.",
  disputeLost: "The card’s bank has already returned this payment. A refund counts as paid up to that amount.",
  points: (slots: { readonly points: string | number }): string => `${slots.points} points returned`,
} as const;
