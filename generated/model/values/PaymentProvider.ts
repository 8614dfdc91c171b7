// The reference list PaymentProvider. Written by the generator from the spec; change the spec, not this file.

/** Who takes money. Decision: section 17: one port, two providers. */
export const PaymentProvider = {
  stripe: { label: "Stripe" },
  sandbox: { label: "TestPay" },
} as const;

export type PaymentProvider = keyof typeof PaymentProvider;
