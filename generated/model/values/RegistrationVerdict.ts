// Generated 03b47332cda1. The reference list RegistrationVerdict.

/** What the register, or a person in its place, said of a registration number. */
export const RegistrationVerdict = {
  confirmed: { label: "Confirmed" },
  refused: { label: "Refused" },
} as const;

export type RegistrationVerdict = keyof typeof RegistrationVerdict;
