// Generated 7bf598d356dc. The reference list PaymentMethod. Change the spec, not this file.

/** How a booking is paid. Decision: section 2: by card through us, or recorded by the host. */
export const PaymentMethod = {
  card: { label: "Card", says: undefined },
  offline: { label: "Directly to the host", says: "We neither refund nor pay out what did not pass through us" },
} as const;

export type PaymentMethod = keyof typeof PaymentMethod;
