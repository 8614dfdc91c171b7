// Generated 09651130918e. The reference list SharedThing.

/** What tells whether two accounts are one person. */
export const SharedThing = {
  card: { label: "Card", says: "By the fingerprint that the payment provider gives it" },
  device: { label: "Device", says: "By a random cookie of one year" },
  network: { label: "Network and browser", says: "By the address, or its /64 of IPv6, and the browser, within a day" },
} as const;

export type SharedThing = keyof typeof SharedThing;
