// Generated f7b18ad7edeb. The reference list NightsMeant.

/** Which nights of a range are meant. */
export const NightsMeant = {
  all: { label: "Every night", says: undefined },
  weekends: { label: "Fridays and Saturdays", says: undefined },
  weekdays: { label: "Sundays to Thursdays", says: undefined },
  days: { label: "Other days", says: "The days of the week that the host ticks" },
} as const;

export type NightsMeant = keyof typeof NightsMeant;
