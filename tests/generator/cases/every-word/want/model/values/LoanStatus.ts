// Generated c53ca2de66ef. The reference list LoanStatus.

/** Where a loan stands. Source: §4. */
export const LoanStatus = {
  asked: { label: "Asked for", says: "The keeper has not answered yet" },
  lent: { label: "Lent", says: undefined },
  returned: { label: "Returned", says: undefined },
  lost: { label: "Lost", says: "Never came back" },
} as const;

export type LoanStatus = keyof typeof LoanStatus;
