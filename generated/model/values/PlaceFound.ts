// Generated 2006cf9bfe50. The reference list PlaceFound.

/** How closely a place was found. */
export const PlaceFound = {
  street: { label: "The address" },
  town: { label: "The town" },
  province: { label: "The province or territory alone" },
} as const;

export type PlaceFound = keyof typeof PlaceFound;
