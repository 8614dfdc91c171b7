// Generated ad0b910c140c. The reference list NightsMeant. Change the spec, not this file.

/** Which nights of a range are meant. */
export const NightsMeant = {
  all: { label: "Every night" },
  weekends: { label: "Fridays and Saturdays" },
  weekdays: { label: "Sundays to Thursdays" },
} as const;

export type NightsMeant = keyof typeof NightsMeant;
