// Generated d48a070f3ec1. Sentences that people read.

/** What any part of a page says: what closes it, that it waits, what its prices are. Source: §2 Shell elements. */
export const partTexts = {
  close: "Close",
  dismiss: "Dismiss",
  loading: "Loading",
  prices: "Price details",
} as const;
