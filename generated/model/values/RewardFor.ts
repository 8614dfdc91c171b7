// The reference list RewardFor.
// Written by the generator from the spec; change the spec, not this file.

/** What a reward for a referral was for. Decision: section 7: three rewards come of a referral. */
export const RewardFor = {
  friend: { label: "Signing up with a code" },
  sender: { label: "The first stay of a friend" },
  host: { label: "The first stay at a friend’s place" },
} as const;
export type RewardFor = keyof typeof RewardFor;
