// Generated 3af463efb7e1. The reference list PaymentState. Change the spec, not this file.

/** Where a payment stands. Decision: section 19: money counts when the provider says so, and what cannot be used goes back by itself. */
export const PaymentState = {
  open: { label: "Open", says: "Its page can be paid on" },
  processing: { label: "Processing", says: "Paid on the page; the provider has not confirmed it yet" },
  paid: { label: "Paid", says: "The provider has the money" },
  refused: { label: "Declined", says: undefined },
  cancelled: { label: "Cancelled", says: "Its page is closed, and nobody paid" },
} as const;

export type PaymentState = keyof typeof PaymentState;
