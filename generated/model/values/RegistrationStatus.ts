// Generated d6c04a24d475. The reference list RegistrationStatus.

/** How far the check of a registration number has come. */
export const RegistrationStatus = {
  not_needed: { label: "Not needed here", tone: "quiet" },
  missing: { label: "Missing", tone: "waiting" },
  in_review: { label: "In review", tone: "waiting" },
  confirmed: { label: "Confirmed", tone: "good" },
  refused: { label: "Not found in the register", tone: "bad" },
} as const;

export type RegistrationStatus = keyof typeof RegistrationStatus;
