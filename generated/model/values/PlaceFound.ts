// Generated e8a2e336e5cf. The reference list PlaceFound. Change the spec, not this file.

/** How closely a place was found. */
export const PlaceFound = {
  town: { label: "The town" },
  province: { label: "The province or territory alone" },
} as const;

export type PlaceFound = keyof typeof PlaceFound;
