// Generated 415c1fe4de58. The reference list ReportedKind.

/** What can be reported. */
export const ReportedKind = {
  listing: { label: "Listing" },
  review: { label: "Review" },
  message: { label: "Message" },
} as const;

export type ReportedKind = keyof typeof ReportedKind;
