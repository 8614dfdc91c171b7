// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The price of a stay, wherever it is shown (decision: look and feel: one breakdown, the same words everywhere) */
export const priceTexts = {
  addDates: "Add dates for prices",
  reserve: "Reserve",
  request: "Request to book",
  notCharged: "You won’t be charged yet",
  beforeTaxes: "Total before taxes",
  taxes: "Taxes",
  total: "Total",
  due: "Due now",
  serviceFee: "Tuckamore fee",
  perNight: (slots: { readonly amount: string | number }): string => ["from ", slots.amount, " per night incl. fees"].join(""),
  freeUntil: (slots: { readonly moment: string | number }): string => ["Free cancellation before ", slots.moment].join(""),
  usePoints: (slots: { readonly points: string | number }): string => ["Use ", slots.points, " points"].join(""),
  totalNights: (slots: { readonly nights: string | number }): string => ["total before taxes · ", slots.nights, " nights"].join(""),
  totalNight: "total before taxes · 1 night",
  includeTaxes: "Include taxes",
  allBeforeTaxes: "prices are totals before taxes",
  allWithTaxes: "prices are totals, taxes included",
  hostKeeps: "The host keeps 100% of their price.",
  minimum: (slots: { readonly nights: string | number }): string => [slots.nights, "-night minimum"].join(""),
  unavailable: "These dates are taken",
} as const;
