// Generated 9ef6d127a99e. The reference list Currency.

/** The currencies that a guest can pay in, by their code. */
export const Currency = {
  CAD: { label: "Canadian dollar", decimals: 2 },
  USD: { label: "US dollar", decimals: 2 },
  EUR: { label: "Euro", decimals: 2 },
  GBP: { label: "British pound", decimals: 2 },
  AUD: { label: "Australian dollar", decimals: 2 },
  JPY: { label: "Japanese yen", decimals: 0 },
} as const;

export type Currency = keyof typeof Currency;
