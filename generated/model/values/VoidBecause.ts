// Generated ec0df4b25e41. The reference list VoidBecause. Change the spec, not this file.

/** Why a referral does not count. */
export const VoidBecause = {
  card: { label: "The same card" },
  device: { label: "The same device" },
  network: { label: "The same network and browser" },
  hosting: { label: "One hosts the other" },
} as const;

export type VoidBecause = keyof typeof VoidBecause;
