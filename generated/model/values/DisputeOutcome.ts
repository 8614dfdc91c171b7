// Generated 34e13bff74e0. The reference list DisputeOutcome.

/** How a dispute ended for the host. */
export const DisputeOutcome = {
  won: { label: "Won", says: "The bank has let the payment stand" },
  refund: { label: "Refund", says: "What the bank gave back was owed to the guest anyhow" },
  host: { label: "Host", says: "The host bears it, as a refund" },
  us: { label: "Us", says: "We bear it" },
} as const;

export type DisputeOutcome = keyof typeof DisputeOutcome;
