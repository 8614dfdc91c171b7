// Generated f5e5bd823591. The reference list PlaceKind.

/** The kinds of places that the search box suggests. */
export const PlaceKind = {
  town: { label: "Town" },
  park: { label: "Park" },
  lake: { label: "Lake" },
  area: { label: "Part of a town" },
  listing: { label: "Listing" },
} as const;

export type PlaceKind = keyof typeof PlaceKind;
