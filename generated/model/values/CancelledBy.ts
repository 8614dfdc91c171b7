// The reference list CancelledBy. Written by the generator from the spec; change the spec, not this file.

/** Who called a booking off. Decision: section 2: who called it off decides what comes back. */
export const CancelledBy = {
  guest: { label: "Guest" },
  host: { label: "Host" },
  system: { label: "Tuckamore" },
  admin: { label: "Support" },
} as const;

export type CancelledBy = keyof typeof CancelledBy;
