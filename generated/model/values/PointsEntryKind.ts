// Generated 59b795ef2d8a. The reference list PointsEntryKind.

/** What an entry of the points ledger records. */
export const PointsEntryKind = {
  earn: { label: "Earned", says: "Points given, for a stay, a referral or a first listing" },
  hold: { label: "Reserved", says: "Points that a booking will take once it is paid" },
  release: { label: "Given back", says: "Points set aside for a booking that was rejected, expired or withdrawn" },
  spend: { label: "Spent", says: "Points that a paid booking took" },
  reverse: { label: "Reversed", says: "Points returned with a refund, or taken back with a void reward" },
  admin: { label: "Adjusted", says: "A correction by our staff, with its reason" },
} as const;

export type PointsEntryKind = keyof typeof PointsEntryKind;
