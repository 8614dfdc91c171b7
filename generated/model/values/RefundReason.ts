// Generated 1e46d186e7cf. The reference list RefundReason. Change the spec, not this file.

/** Why money goes back; each only once for a payment. */
export const RefundReason = {
  cancelled: { label: "Cancelled by the guest" },
  called_off: { label: "Cancelled by the host" },
  resolved: { label: "A report was resolved" },
  unusable: { label: "The booking could no longer be paid" },
} as const;

export type RefundReason = keyof typeof RefundReason;
