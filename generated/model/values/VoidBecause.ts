// Generated c0b1abf6a99b. The reference list VoidBecause.

/** Why the rewards of a referral wait for a look, or are not given. */
export const VoidBecause = {
  card: { label: "The same card" },
  device: { label: "The same device" },
  network: { label: "The same network and browser" },
  hosting: { label: "One hosts the other" },
  ring: { label: "A stay between people of the same invitations, card or device" },
} as const;

export type VoidBecause = keyof typeof VoidBecause;
