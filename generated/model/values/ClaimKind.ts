// Generated 2bf3a0eb0090. The reference list ClaimKind.

/** What a host claims for. */
export const ClaimKind = {
  damage: { label: "Something is damaged" },
  missing: { label: "Something is missing" },
  cleaning: { label: "It needed extra cleaning" },
  other: { label: "Something else" },
} as const;

export type ClaimKind = keyof typeof ClaimKind;
