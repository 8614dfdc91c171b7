// Generated 06e56b9a86fe. The reference list LoanStatus. Change the spec, not this file.

/** Where a loan stands. Source: §4. */
export const LoanStatus = {
  asked: { label: "Asked for", says: "The keeper has not answered yet" },
  lent: { label: "Lent", says: undefined },
  returned: { label: "Returned", says: undefined },
  lost: { label: "Lost", says: "Never came back" },
} as const;

export type LoanStatus = keyof typeof LoanStatus;
