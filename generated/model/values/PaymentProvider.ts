// Generated f533cb96ab95. The reference list PaymentProvider. Change the spec, not this file.

/** Who takes money. */
export const PaymentProvider = {
  stripe: { label: "Stripe" },
  sandbox: { label: "TestPay" },
} as const;

export type PaymentProvider = keyof typeof PaymentProvider;
