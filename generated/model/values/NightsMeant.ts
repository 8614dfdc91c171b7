// Generated e09a52df4f6b. The reference list NightsMeant.

/** Which nights of a range are meant. */
export const NightsMeant = {
  all: { label: "Every night" },
  weekends: { label: "Fridays and Saturdays" },
  weekdays: { label: "Sundays to Thursdays" },
} as const;

export type NightsMeant = keyof typeof NightsMeant;
