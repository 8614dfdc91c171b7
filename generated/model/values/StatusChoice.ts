// Generated d04fc12c2a6b. The reference list StatusChoice.

/** The statuses that a host can set. */
export const StatusChoice = {
  listed: { label: "Listed", says: "Guests find and book it" },
  paused: { label: "Paused", says: "Hidden for a while; bookings stay" },
  archived: { label: "Archived", says: "Archived; can no longer be booked" },
} as const;

export type StatusChoice = keyof typeof StatusChoice;
