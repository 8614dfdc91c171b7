// Generated f246c613d64f. The reference list LedgerAccount.

/** Where money lies. A sum above zero is what we have or have spent; one below is what we owe or have earned. */
export const LedgerAccount = {
  provider: { label: "At the payment provider", says: "What guests paid, until it goes back or to a host" },
  points: { label: "Points", says: "What points paid in place of a guest: our expense" },
  host: { label: "Hosts", says: "What hosts get once their guests have come" },
  payout: { label: "Payouts due", says: "What hosts get now" },
  fee: { label: "Our fee", says: "What Tuckamore earns" },
  tax: { label: "Taxes", says: "What goes to the tax offices, each tax by itself" },
  refund: { label: "Refunds due", says: "What guests get back" },
  sent: { label: "Refunds on their way", says: "What the payment provider has taken for guests, and not confirmed yet" },
  bank: { label: "At our bank", says: "What the payment provider passed on to our bank, less what was paid from there" },
  by_hand: { label: "Moved by hand", says: "What was sent to hosts on the provider’s own page, or taken back from them beyond what they owed" },
  disputed: { label: "Held by banks", says: "What a card’s bank took back: until it has decided, and of a loss until the operator has said who bears it" },
  dispute_fee: { label: "Fees of disputes", says: "What the payment provider takes for a dispute: our expense" },
  loss: { label: "Our losses", says: "What we bear of payments that banks took back, and of refunds that went back twice" },
  provider_fee: { label: "Fees of the provider", says: "What the payment provider takes for its work: our expense" },
  exchange: { label: "Exchange", says: "What changing money cost beyond the price, or brought" },
  elsewhere: { label: "Of no stay", says: "What moved at the provider for nothing that was done here" },
  debt: { label: "Owed by hosts", says: "What hosts were paid for stays whose guests got it back since; later payouts make up for it" },
} as const;

export type LedgerAccount = keyof typeof LedgerAccount;
