// Generated bf1f169e7b17. The reference list PlaceKind.

/** The kinds of places that the search box suggests. */
export const PlaceKind = {
  town: { label: "Town" },
  region: { label: "Region" },
  park: { label: "Park" },
  lake: { label: "Lake" },
  area: { label: "Part of a town" },
  listing: { label: "Listing" },
} as const;

export type PlaceKind = keyof typeof PlaceKind;
