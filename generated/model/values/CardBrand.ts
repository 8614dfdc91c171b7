// Generated 7bc3251ac991. The reference list CardBrand.

/** The maker of a card. */
export const CardBrand = {
  visa: { label: "Visa" },
  mastercard: { label: "Mastercard" },
  amex: { label: "American Express" },
  discover: { label: "Discover" },
  diners: { label: "Diners Club" },
  jcb: { label: "JCB" },
  unionpay: { label: "UnionPay" },
  other: { label: "Card" },
} as const;

export type CardBrand = keyof typeof CardBrand;
