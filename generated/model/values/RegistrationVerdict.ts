// Generated 82899e08e69e. The reference list RegistrationVerdict. Change the spec, not this file.

/** What the register, or a person in its place, said of a registration number. Decision: section 12: a number is checked for its form at once, and by the register or a person after that. */
export const RegistrationVerdict = {
  confirmed: { label: "Confirmed" },
  refused: { label: "Refused" },
} as const;

export type RegistrationVerdict = keyof typeof RegistrationVerdict;
