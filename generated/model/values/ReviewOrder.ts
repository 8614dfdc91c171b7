// Generated e2dfaec788aa. The reference list ReviewOrder.

/** In which order reviews are listed. */
export const ReviewOrder = {
  newest: { label: "Newest" },
  highest: { label: "Highest" },
  lowest: { label: "Lowest" },
} as const;

export type ReviewOrder = keyof typeof ReviewOrder;
