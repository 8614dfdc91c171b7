// Generated 8b4730d2c35c. The reference list PaymentMethod. Change the spec, not this file.

/** How a booking is paid. */
export const PaymentMethod = {
  card: { label: "Card", says: undefined },
  offline: { label: "Directly to the host", says: "We neither refund nor pay out what did not pass through us" },
} as const;

export type PaymentMethod = keyof typeof PaymentMethod;
