// Generated 7894cd0b7207. The reference list BalanceKind.

/** What moved the money that lies for us at the payment provider. */
export const BalanceKind = {
  charge: { label: "Charge" },
  refund: { label: "Refund" },
  refund_failed: { label: "Refund that failed" },
  dispute: { label: "Dispute" },
  dispute_won: { label: "Dispute won" },
  transfer: { label: "Transfer to a host" },
  transfer_reversed: { label: "Transfer taken back" },
  payout: { label: "Payout to our bank" },
  fee: { label: "Fee" },
  other: { label: "Other" },
} as const;

export type BalanceKind = keyof typeof BalanceKind;
