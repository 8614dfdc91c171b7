// Generated 12a4d1382029. The reference list RegistrationStatus. Change the spec, not this file.

/** How far the check of a registration number has come. */
export const RegistrationStatus = {
  not_needed: { label: "Not needed here", tone: "quiet" },
  missing: { label: "Missing", tone: "waiting" },
  in_review: { label: "In review", tone: "waiting" },
  confirmed: { label: "Confirmed", tone: "good" },
  refused: { label: "Not found in the register", tone: "bad" },
} as const;

export type RegistrationStatus = keyof typeof RegistrationStatus;
