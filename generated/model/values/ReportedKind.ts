// Generated 664c64db1281. The reference list ReportedKind. Change the spec, not this file.

/** What can be reported. */
export const ReportedKind = {
  listing: { label: "Listing" },
  review: { label: "Review" },
  message: { label: "Message" },
} as const;

export type ReportedKind = keyof typeof ReportedKind;
