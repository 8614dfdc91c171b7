// Generated c7992cd81b96. The reference list ClaimState.

/** The state of a claim. */
export const ClaimState = {
  filed: { label: "Waiting for the guest", says: "The guest has time to answer" },
  accepted: { label: "Accepted", says: "The guest owes the amount" },
  disputed: { label: "Waiting for our decision", says: "The guest does not agree, or offers a part" },
  unanswered: { label: "Waiting for our decision", says: "The guest did not answer in time" },
  upheld: { label: "Decided for the host", says: "The guest owes what was decided" },
  refused: { label: "Decided for the guest", says: "The guest owes nothing" },
  paid: { label: "Paid", says: "The guest has paid: by card through us, or the host directly" },
  withdrawn: { label: "Withdrawn", says: "The host has let it go; the guest owes nothing" },
} as const;

export type ClaimState = keyof typeof ClaimState;
