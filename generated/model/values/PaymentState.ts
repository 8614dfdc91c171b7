// The reference list PaymentState.
// Written by the generator from the spec; change the spec, not this file.

/** Where a payment stands. Decision: section 17: the built-in payment page, only with the sandbox provider. */
export const PaymentState = {
  open: { label: "Open" },
  paid: { label: "Paid" },
  refused: { label: "Refused" },
  cancelled: { label: "Cancelled" },
} as const;
export type PaymentState = keyof typeof PaymentState;
