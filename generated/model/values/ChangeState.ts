// Generated 4801b26564ec. The reference list ChangeState.

/** The state of a proposed change. */
export const ChangeState = {
  proposed: { label: "Waiting for an answer", says: "The other side has time to answer" },
  accepted: { label: "Waiting for payment", says: "Agreed; it takes effect once the guest has paid the difference, and the new nights are held" },
  done: { label: "Changed", says: "It has taken effect" },
  declined: { label: "Declined", says: undefined },
  withdrawn: { label: "Withdrawn", says: undefined },
  expired: { label: "Not answered in time", says: undefined },
  lapsed: { label: "Not paid in time", says: undefined },
  ended: { label: "Cancelled with the booking", says: undefined },
} as const;

export type ChangeState = keyof typeof ChangeState;
