// Generated d6daebfcb9e4. The reference list ReviewState.

/** Whether anyone but the author and the host reads a review. */
export const ReviewState = {
  shown: { label: "Public", says: undefined },
  waiting: { label: "Not public yet", says: "Until whoever runs the product has looked at it" },
  hidden: { label: "Not public", says: "Whoever runs the product decided so" },
} as const;

export type ReviewState = keyof typeof ReviewState;
