// Generated df3572b55240. The reference list ClaimKind.

/** What a host claims for. */
export const ClaimKind = {
  damage: { label: "Damage" },
  missing: { label: "Missing item" },
  cleaning: { label: "Extra cleaning" },
  other: { label: "Other" },
} as const;

export type ClaimKind = keyof typeof ClaimKind;
