// Generated 3788c7e0e606. The reference list RegistrationStatus. Change the spec, not this file.

/** How far the check of a registration number has come. Decision: section 12: a number is checked for its form at once, and by the register or a person after that. */
export const RegistrationStatus = {
  not_needed: { label: "Not needed here", tone: "quiet" },
  missing: { label: "Missing", tone: "waiting" },
  in_review: { label: "In review", tone: "waiting" },
  confirmed: { label: "Confirmed", tone: "good" },
  refused: { label: "Not found in the register", tone: "bad" },
} as const;

export type RegistrationStatus = keyof typeof RegistrationStatus;
