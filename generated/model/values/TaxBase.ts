// Generated 5d3e886ac71d. The reference list TaxBase. Change the spec, not this file.

/** The parts of a price that a tax is computed on. Decision: section 4: what a tax is computed on. */
export const TaxBase = {
  nights: { label: "Nights", says: "After any discount" },
  host_fees: { label: "Cleaning and other host fees", says: undefined },
  service_fee: { label: "Our fee", says: undefined },
} as const;

export type TaxBase = keyof typeof TaxBase;
