// The reference list PlaceFound. Written by the generator from the spec; change the spec, not this file.

/** How closely a place was found. Decision: section 12: a pin is begun at the town and moved by its host. */
export const PlaceFound = {
  town: { label: "The town" },
  province: { label: "The province or territory alone" },
} as const;

export type PlaceFound = keyof typeof PlaceFound;
