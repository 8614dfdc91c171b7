// Generated b8f9c6d1d5c1. The reference list ReviewOrder. Change the spec, not this file.

/** In which order reviews are listed. */
export const ReviewOrder = {
  newest: { label: "Newest" },
  highest: { label: "Highest" },
  lowest: { label: "Lowest" },
} as const;

export type ReviewOrder = keyof typeof ReviewOrder;
