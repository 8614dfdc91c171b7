// Generated aca3a158dc5f. The reference list DifferenceKind.

/** What the books and the payment provider tell differently. */
export const DifferenceKind = {
  charge: { label: "Charge", says: undefined },
  refund: { label: "Refund", says: undefined },
  dispute: { label: "Dispute", says: undefined },
  transfer: { label: "Transfer to a host", says: undefined },
  balance: { label: "Balance", says: "All that lies for us at the provider" },
} as const;

export type DifferenceKind = keyof typeof DifferenceKind;
