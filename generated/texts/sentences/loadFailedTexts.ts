// Generated 760f4f731bb0. Sentences that people read.

/** What could not be loaded: why, and another try. Source: §2 Shell elements. */
export const loadFailedTexts = {
  retry: "Try again",
  offline: "We couldn’t connect. Check your connection.",
} as const;
