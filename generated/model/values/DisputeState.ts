// Generated f949be7747bf. The reference list DisputeState.

/** Where the disputes of a payment stand. */
export const DisputeState = {
  open: { label: "Open", says: "The card’s bank decides" },
  won: { label: "Won", says: "The bank has let the payment stand" },
  lost: { label: "Lost", says: "The bank has given the payment back to its payer" },
} as const;

export type DisputeState = keyof typeof DisputeState;
