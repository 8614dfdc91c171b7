// Generated 79420be35757. The reference list NightsRefused.

/** Why a change of several calendars was not made at one of them. */
export const NightsRefused = {
  booked: { label: "Booked", says: "Some of the nights are booked or requested, and cannot be blocked" },
  locked: { label: "Locked", says: "The host called off a booking on some of the nights, so they stay blocked" },
  beyond: { label: "Outside the calendar", says: "Some of the nights are gone, or beyond the calendar" },
} as const;

export type NightsRefused = keyof typeof NightsRefused;
