// Generated 57a5122aa7cb. The reference list Weekday. Change the spec, not this file.

/** Days of the week. Decision: section 17: price, blocks and the shortest stay by date. */
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
