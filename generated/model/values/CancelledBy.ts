// Generated 66c0fa16131f. The reference list CancelledBy. Change the spec, not this file.

/** Who called a booking off. */
export const CancelledBy = {
  guest: { label: "Guest" },
  host: { label: "Host" },
  system: { label: "Tuckamore" },
  admin: { label: "Support" },
} as const;

export type CancelledBy = keyof typeof CancelledBy;
