// Generated d80014b9de5e. The reference list NightsMeant. Change the spec, not this file.

/** Which nights of a range are meant. Decision: look and feel: weekends and seasons are priced in one step. */
export const NightsMeant = {
  all: { label: "Every night" },
  weekends: { label: "Fridays and Saturdays" },
  weekdays: { label: "Sundays to Thursdays" },
} as const;

export type NightsMeant = keyof typeof NightsMeant;
