// Sentences that people read. Written by the generator from the spec; change the spec, not this file.

/** The price of a stay, wherever it is shown (decision: look and feel: one breakdown, the same words everywhere) */
export const priceTexts = {
  totalBeforeTaxes: "Total before taxes", taxes: "Taxes", total: "Total", due: "To pay",
  totalNights: (slots: { readonly nights: string | number }): string => `total before taxes · ${slots.nights} nights`,
  totalNight: "total before taxes · 1 night", hostKeeps: "Your host keeps 100% of their price.",
} as const;
