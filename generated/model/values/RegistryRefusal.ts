// Generated 8098bf6c0be7. The reference list RegistryRefusal. Change the spec, not this file.

/** Why a register does not accept a number. Decision: section 12: a host hears why a listing is gone. */
export const RegistryRefusal = {
  unknown: { label: "The register doesn’t know this number." },
  inactive: { label: "The registration is no longer active." },
  other_address: { label: "The number is registered for another address." },
} as const;

export type RegistryRefusal = keyof typeof RegistryRefusal;
