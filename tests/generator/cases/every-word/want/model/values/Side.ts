// Generated 9efa340e355f. The reference list Side.

/** Whose side a page is on. Source: §2. */
export const Side = {
  everybody: { label: "Everybody’s" },
  borrower: { label: "The borrower’s" },
  keeper: { label: "The keeper’s" },
} as const;

export type Side = keyof typeof Side;
