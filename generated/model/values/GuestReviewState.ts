// Generated 0dd63cc29a2d. The reference list GuestReviewState.

/** Whether hosts read a review of a guest. */
export const GuestReviewState = {
  shown: { label: "Shown", says: undefined },
  hidden: { label: "Not shown", says: "The operator decided so" },
} as const;

export type GuestReviewState = keyof typeof GuestReviewState;
