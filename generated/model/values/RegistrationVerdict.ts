// Generated 7103c7d89564. The reference list RegistrationVerdict. Change the spec, not this file.

/** What the register, or a person in its place, said of a registration number. */
export const RegistrationVerdict = {
  confirmed: { label: "Confirmed" },
  refused: { label: "Refused" },
} as const;

export type RegistrationVerdict = keyof typeof RegistrationVerdict;
