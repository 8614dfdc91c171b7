// Generated 003579a6e419. The reference list PlaceFound.

/** How closely a place was found. */
export const PlaceFound = {
  town: { label: "The town" },
  province: { label: "The province or territory alone" },
} as const;

export type PlaceFound = keyof typeof PlaceFound;
