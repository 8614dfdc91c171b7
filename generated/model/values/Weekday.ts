// Generated 10ee6311310b. The reference list Weekday.

/** Days of the week. */
export const Weekday = {
  sun: { label: "Sun", at: 0 },
  mon: { label: "Mon", at: 1 },
  tue: { label: "Tue", at: 2 },
  wed: { label: "Wed", at: 3 },
  thu: { label: "Thu", at: 4 },
  fri: { label: "Fri", at: 5 },
  sat: { label: "Sat", at: 6 },
} as const;

export type Weekday = keyof typeof Weekday;
