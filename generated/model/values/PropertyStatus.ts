// Generated 7fa6882cd0ac. The reference list PropertyStatus.

/** Where a property stands between draft and listed. */
export const PropertyStatus = {
  draft: { label: "Draft", says: "Being set up; nobody else sees it", shown: false, tone: "quiet" },
  listed: { label: "Listed", says: "Guests find and book it", shown: true, tone: "good" },
  paused: { label: "Paused", says: "Hidden for a while; bookings stay", shown: true, tone: "waiting" },
  archived: { label: "Archived", says: "Archived; can no longer be booked", shown: false, tone: "quiet" },
  suspended: { label: "Suspended", says: "Taken down by Tuckamore", shown: false, tone: "bad" },
} as const;

export type PropertyStatus = keyof typeof PropertyStatus;
