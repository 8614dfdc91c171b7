// Generated ec1306bd1349. The reference list CancelledBy.

/** Who called a booking off. */
export const CancelledBy = {
  guest: { label: "Guest" },
  host: { label: "Host" },
  system: { label: "Tuckamore" },
  admin: { label: "Support" },
} as const;

export type CancelledBy = keyof typeof CancelledBy;
