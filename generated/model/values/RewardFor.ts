// Generated 20255b4c8fb2. The reference list RewardFor. Change the spec, not this file.

/** What a reward was for. */
export const RewardFor = {
  friend: { label: "Signing up with a code" },
  sender: { label: "The first stay of a friend" },
  host: { label: "The first stay at a friend’s place" },
  listing: { label: "A first listing with a synced calendar" },
} as const;

export type RewardFor = keyof typeof RewardFor;
