// Generated 96aa5a5bcbe7. The reference list NumbersPeriod.

/** The days over which a host sees the numbers of a property; each ends with last night. */
export const NumbersPeriod = {
  days30: { label: "Last 30 days" },
  months12: { label: "Last 12 months" },
  year: { label: "This year" },
} as const;

export type NumbersPeriod = keyof typeof NumbersPeriod;
