// Generated b996137ae87e. The reference list PaymentMethod.

/** How a booking is paid. */
export const PaymentMethod = {
  card: { label: "Card", says: undefined },
  offline: { label: "Directly to the host", says: "We neither refund nor pay out what did not pass through us" },
} as const;

export type PaymentMethod = keyof typeof PaymentMethod;
