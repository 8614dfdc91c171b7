// Generated e6a4aa362230. The reference list PaymentState.

/** Where a payment stands. */
export const PaymentState = {
  open: { label: "Open", says: "Its page can be paid on" },
  processing: { label: "Processing", says: "Paid on the page; the provider has not confirmed it yet" },
  paid: { label: "Paid", says: "The provider has the money" },
  refused: { label: "Declined", says: undefined },
  cancelled: { label: "Cancelled", says: "Its page is closed, and nobody paid" },
} as const;

export type PaymentState = keyof typeof PaymentState;
