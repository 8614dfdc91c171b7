// Generated 2016b6c1ef40. The reference list VoidBecause. Change the spec, not this file.

/** Why a referral does not count. Decision: section 7: a referral is void where both share a card or a device, or one hosts the other. */
export const VoidBecause = {
  card: { label: "The same card" },
  device: { label: "The same device" },
  network: { label: "The same network and browser" },
  hosting: { label: "One hosts the other" },
} as const;

export type VoidBecause = keyof typeof VoidBecause;
