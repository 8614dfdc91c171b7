// Generated ceb14680fa07. The reference list RefundReason.

/** Why money goes back; each of ours only once for a payment. */
export const RefundReason = {
  cancelled: { label: "Cancelled by the guest" },
  called_off: { label: "Cancelled by the host" },
  resolved: { label: "A report was resolved" },
  unusable: { label: "The booking could no longer be paid" },
  at_provider: { label: "Refunded on the payment provider’s own page" },
  disputed: { label: "Given back by the card’s bank" },
} as const;

export type RefundReason = keyof typeof RefundReason;
