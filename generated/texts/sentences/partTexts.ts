// Sentences that people read. Written by the generator from the spec; change the spec, not this file.

/** What any part of a page says: what closes it, that it waits, what its prices are (§2 Shell elements) */
export const partTexts = {
  close: "Close",
  dismiss: "Dismiss",
  loading: "Loading",
  prices: "Price details",
} as const;
