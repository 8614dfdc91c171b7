// Generated 2084477bae5a. The reference list RewardFor.

/** What a reward was for. */
export const RewardFor = {
  friend: { label: "Welcome bonus" },
  sender: { label: "The first stay of a friend" },
  host: { label: "The first stay at a friend’s place" },
  listing: { label: "A first listing with a synced calendar" },
} as const;

export type RewardFor = keyof typeof RewardFor;
