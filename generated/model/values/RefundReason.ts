// Generated 75751968a1bf. The reference list RefundReason.

/** Why money goes back; each of ours only once for a payment. */
export const RefundReason = {
  cancelled: { label: "Cancelled by the guest", says: undefined },
  called_off: { label: "Cancelled by the host", says: undefined },
  resolved: { label: "A report was resolved", says: undefined },
  changed: { label: "The booking was changed and costs less", says: undefined },
  unusable: { label: "The booking could no longer be paid", says: undefined },
  at_provider: { label: "Refunded on the payment provider’s own page", says: undefined },
  disputed: { label: "Given back by the card’s bank", says: undefined },
  given_twice: { label: "Given back twice", says: "By our bank, and on the payment provider’s own page" },
} as const;

export type RefundReason = keyof typeof RefundReason;
