// The reference list PostingKind.
// Written by the generator from the spec; change the spec, not this file.

/** What moved money. Decision: section 2: every move of money is a posting that stays. */
export const PostingKind = {
  charge: { label: "Charge", says: "A guest paid for a stay" },
  stray: { label: "Unexpected payment", says: "Money came for a stay that could no longer be had" },
  refund: { label: "Refund", says: "A part of a charge, or all of it, is owed back" },
  refund_paid: { label: "Refund sent", says: "The payment provider gave it back" },
  payout_due: { label: "Payout due", says: "A stay has begun: its host is paid next" },
  payout: { label: "Payout", says: "A host was paid" },
} as const;
export type PostingKind = keyof typeof PostingKind;
