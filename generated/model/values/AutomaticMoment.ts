// Generated 6a8f100d761d. The reference list AutomaticMoment.

/** When a message is sent by itself. */
export const AutomaticMoment = {
  paid: { label: "When a booking is paid" },
  arrival: { label: "Before check-in" },
  departure: { label: "After check-out" },
} as const;

export type AutomaticMoment = keyof typeof AutomaticMoment;
