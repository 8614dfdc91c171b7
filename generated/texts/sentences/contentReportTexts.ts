// Generated 722b4c9a593d. Sentences that people read.

/** The way to report something. */
export const contentReportTexts = {
  listing: "Report this listing",
  review: "Report",
  message: "Report",
  sent: "Thanks. We’ll look at it.",
} as const;
