// Generated c20663810234. The reference list PlaceFound. Change the spec, not this file.

/** How closely a place was found. Decision: section 12: a pin is begun at the town and moved by its host. */
export const PlaceFound = {
  town: { label: "The town" },
  province: { label: "The province or territory alone" },
} as const;

export type PlaceFound = keyof typeof PlaceFound;
