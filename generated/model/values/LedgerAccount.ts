// Generated 2bb0ba7638ac. The reference list LedgerAccount.

/** Where money lies. A sum above zero is what we have or have spent; one below is what we owe or have earned. */
export const LedgerAccount = {
  provider: { label: "At the payment provider", says: "What guests paid, until it goes back or to a host" },
  points: { label: "Points", says: "What points paid in place of a guest: our expense" },
  host: { label: "Hosts", says: "What hosts get once their guests have come" },
  payout: { label: "Payouts due", says: "What hosts get now" },
  fee: { label: "Our fee", says: "What Tuckamore earns" },
  tax: { label: "Taxes", says: "What goes to the tax offices, each tax by itself" },
  refund: { label: "Refunds due", says: "What guests get back" },
  debt: { label: "Owed by hosts", says: "What hosts were paid for stays whose guests got it back since; later payouts make up for it" },
} as const;

export type LedgerAccount = keyof typeof LedgerAccount;
