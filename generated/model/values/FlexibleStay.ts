// Generated 123c7504fef9. The reference list FlexibleStay.

/** The stay that a search looks for where it names months, and no dates. */
export const FlexibleStay = {
  weekend: { label: "Weekend", nights: 2 },
  week: { label: "Week", nights: 7 },
  month: { label: "Month", nights: 28 },
} as const;

export type FlexibleStay = keyof typeof FlexibleStay;
