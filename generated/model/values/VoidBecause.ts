// Generated a2897549e1d6. The reference list VoidBecause. Change the spec, not this file.

/** Why the rewards of a referral wait for a look, or are not given. */
export const VoidBecause = {
  card: { label: "The same card" },
  device: { label: "The same device" },
  network: { label: "The same network and browser" },
  hosting: { label: "One hosts the other" },
  ring: { label: "A stay between people of the same invitations" },
} as const;

export type VoidBecause = keyof typeof VoidBecause;
