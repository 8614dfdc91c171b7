// Generated b085f456fcba. The reference list TaxBase.

/** The parts of a price that a tax is computed on. */
export const TaxBase = {
  nights: { label: "Nights", says: "After any discount" },
  host_fees: { label: "Cleaning and other host fees", says: undefined },
  service_fee: { label: "Our fee", says: undefined },
} as const;

export type TaxBase = keyof typeof TaxBase;
