// Generated 861c5eb64a9c. The reference list RewardFor.

/** What a reward was for. */
export const RewardFor = {
  friend: { label: "Signing up with a code" },
  sender: { label: "The first stay of a friend" },
  host: { label: "The first stay at a friend’s place" },
  listing: { label: "A first listing with a synced calendar" },
} as const;

export type RewardFor = keyof typeof RewardFor;
