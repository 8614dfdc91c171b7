// Generated c7027271bd20. The reference list DuplicateKind.

/** How a booking collides with another of the same guest. */
export const DuplicateKind = {
  same_property: { label: "The same place on these nights" },
  overlapping_stay: { label: "Another place on these nights" },
} as const;

export type DuplicateKind = keyof typeof DuplicateKind;
