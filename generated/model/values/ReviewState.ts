// Generated b6c321249961. The reference list ReviewState.

/** Whether anyone but the author and the host reads a review. */
export const ReviewState = {
  shown: { label: "Public", says: undefined },
  waiting: { label: "Not public yet", says: "Until the operator has looked at it" },
  hidden: { label: "Not public", says: "The operator decided so" },
} as const;

export type ReviewState = keyof typeof ReviewState;
