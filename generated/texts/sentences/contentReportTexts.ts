// Generated 4f0dade5b70a. Sentences that people read. Change the spec, not this file.

/** The way to report something. */
export const contentReportTexts = {
  listing: "Report this listing",
  review: "Report",
  message: "Report",
  sent: "Thanks. We’ll look at it.",
} as const;
