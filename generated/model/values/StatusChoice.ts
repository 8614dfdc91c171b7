// Generated 0e5375ee9689. The reference list StatusChoice. Change the spec, not this file.

/** The statuses that a host can set. Decision: section 12: what a host may ask for; drafts come by creating, suspension by us. */
export const StatusChoice = {
  listed: { label: "Listed", says: "Guests find and book it" },
  paused: { label: "Paused", says: "Hidden for a while; bookings stay" },
  archived: { label: "Archived", says: "Archived; can no longer be booked" },
} as const;

export type StatusChoice = keyof typeof StatusChoice;
