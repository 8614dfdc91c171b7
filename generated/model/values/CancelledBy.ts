// Generated ee578c02febb. The reference list CancelledBy. Change the spec, not this file.

/** Who called a booking off. Decision: section 2: who called it off decides what comes back. */
export const CancelledBy = {
  guest: { label: "Guest" },
  host: { label: "Host" },
  system: { label: "Tuckamore" },
  admin: { label: "Support" },
} as const;

export type CancelledBy = keyof typeof CancelledBy;
