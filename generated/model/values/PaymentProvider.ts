// Generated 313f3b80345e. The reference list PaymentProvider.

/** Who takes money. */
export const PaymentProvider = {
  stripe: { label: "Stripe" },
  sandbox: { label: "TestPay" },
} as const;

export type PaymentProvider = keyof typeof PaymentProvider;
