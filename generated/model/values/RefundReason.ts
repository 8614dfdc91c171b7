// Generated 08dd367bea22. The reference list RefundReason. Change the spec, not this file.

/** Why money goes back; each only once for a payment. Decision: section 5: what was paid goes back to the method that it came from. */
export const RefundReason = {
  cancelled: { label: "Cancelled by the guest" },
  called_off: { label: "Cancelled by the host" },
  resolved: { label: "A report was resolved" },
  unusable: { label: "The booking could no longer be paid" },
} as const;

export type RefundReason = keyof typeof RefundReason;
