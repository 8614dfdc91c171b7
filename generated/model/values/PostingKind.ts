// Generated f6fd5fb82fc3. The reference list PostingKind.

/** What moved money. */
export const PostingKind = {
  charge: { label: "Charge", says: "A guest paid for a stay" },
  claim_charge: { label: "Claim paid", says: "A guest paid for a claim: all of it is the host’s" },
  stray: { label: "Unexpected payment", says: "Money came for a stay that could no longer be had" },
  refund: { label: "Refund", says: "A part of a charge, or all of it, is owed back" },
  refund_paid: { label: "Refund sent", says: "The payment provider gave it back" },
  refund_failed: { label: "Refund failed", says: "A refund could not reach its card: the payment provider has the money again" },
  payout_due: { label: "Payout due", says: "A stay has begun: its host is paid next" },
  payout: { label: "Payout", says: "A host was paid" },
  tax_passed: { label: "Tax passed on", says: "A tax goes to a registered host, who hands it on to the tax office" },
  refund_sent: { label: "Refund on its way", says: "The payment provider has taken a refund, and not confirmed yet that it was given" },
  dispute_opened: { label: "Dispute opened", says: "A card’s bank took a payment back while it decides, and the provider a fee" },
  dispute_won: { label: "Dispute won", says: "The bank gave back what it took" },
  dispute_lost: { label: "Dispute lost", says: "What the bank took is borne: by a refund that was owed anyhow, by the host as a refund, or by us" },
  given_twice: { label: "Given back twice", says: "More went back than was charged, by our bank and by the payment provider: we bear it" },
  transfer_reversed: { label: "Payout taken back", says: "The payment provider took back from a host what was sent" },
  passed_on: { label: "Passed on", says: "The payment provider passed money on to our bank, or took it back" },
  provider_fee: { label: "Fee", says: "The payment provider took a fee, or gave one back" },
  exchange: { label: "Exchange", says: "Money in another currency was changed for more or less than the price" },
  elsewhere: { label: "Of no stay", says: "Money moved at the provider for nothing that was done here" },
  debt: { label: "Host’s debt", says: "A host was paid before, and the guest got it back" },
  debt_taken: { label: "Debt made up for", says: "A payout made up for what its host owed" },
} as const;

export type PostingKind = keyof typeof PostingKind;
