// Generated 44542d949b6b. The reference list ChangeState.

/** The state of a proposed change. */
export const ChangeState = {
  proposed: { label: "Waiting for an answer", says: "The other side has time to answer" },
  offered: { label: "Waiting for the guest", says: "The host answered a request with other dates or a price; the nights are held beside those of the request" },
  accepted: { label: "Waiting for payment", says: "Agreed; it takes effect once the guest has paid the difference, and the new nights are held" },
  done: { label: "Changed", says: "It has taken effect" },
  declined: { label: "Declined", says: undefined },
  withdrawn: { label: "Withdrawn", says: undefined },
  expired: { label: "Not answered in time", says: undefined },
  lapsed: { label: "Not paid in time", says: undefined },
  ended: { label: "Cancelled with the booking", says: undefined },
} as const;

export type ChangeState = keyof typeof ChangeState;
