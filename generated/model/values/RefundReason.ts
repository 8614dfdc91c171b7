// Generated f4f472e07c32. The reference list RefundReason.

/** Why money goes back; each only once for a payment. */
export const RefundReason = {
  cancelled: { label: "Cancelled by the guest" },
  called_off: { label: "Cancelled by the host" },
  resolved: { label: "A report was resolved" },
  unusable: { label: "The booking could no longer be paid" },
} as const;

export type RefundReason = keyof typeof RefundReason;
