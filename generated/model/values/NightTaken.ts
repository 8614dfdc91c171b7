// Generated b9ada6e6ac46. The reference list NightTaken.

/** What a night is taken by. */
export const NightTaken = {
  booking: { label: "Booked", says: "A confirmed booking" },
  request: { label: "Requested", says: "A request that waits for an answer" },
  block: { label: "Blocked by host", says: undefined },
  feed: { label: "Booked elsewhere", says: undefined },
  preparation: { label: "Preparation time", says: undefined },
} as const;

export type NightTaken = keyof typeof NightTaken;
