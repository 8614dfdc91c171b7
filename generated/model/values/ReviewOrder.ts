// Generated acecd95bf8da. The reference list ReviewOrder. Change the spec, not this file.

/** In which order reviews are listed. Decision: readers look for the newest, the best and the worst. */
export const ReviewOrder = {
  newest: { label: "Newest" },
  highest: { label: "Highest" },
  lowest: { label: "Lowest" },
} as const;

export type ReviewOrder = keyof typeof ReviewOrder;
