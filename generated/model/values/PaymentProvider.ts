// Generated d0a4fdade93e. The reference list PaymentProvider. Change the spec, not this file.

/** Who takes money. Decision: section 17: one port, two providers. */
export const PaymentProvider = {
  stripe: { label: "Stripe" },
  sandbox: { label: "TestPay" },
} as const;

export type PaymentProvider = keyof typeof PaymentProvider;
