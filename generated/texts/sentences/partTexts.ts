// Generated 2dbd318f8c22. Sentences that people read. Change the spec, not this file.

/** What any part of a page says: what closes it, that it waits, what its prices are. Source: §2 Shell elements. */
export const partTexts = {
  close: "Close",
  dismiss: "Dismiss",
  loading: "Loading",
  prices: "Price details",
} as const;
