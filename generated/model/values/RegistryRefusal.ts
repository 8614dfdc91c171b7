// Generated 60b90a2bc9f9. The reference list RegistryRefusal.

/** Why a register does not accept a number. */
export const RegistryRefusal = {
  unknown: { label: "The register doesn’t know this number." },
  inactive: { label: "The registration is no longer active." },
  other_address: { label: "The number is registered for another address." },
} as const;

export type RegistryRefusal = keyof typeof RegistryRefusal;
