// Generated f756edb2df7a. The reference list SearchChange.

/** In what a search that finds something differs from one that does not. */
export const SearchChange = {
  without_pets: { label: "Without pets" },
  fewer_guests: { label: "Fewer guests" },
  without_filter: { label: "One filter less" },
  without_filters: { label: "No filters" },
  other_dates: { label: "A few days earlier or later" },
  any_dates: { label: "Any dates" },
  wider_map: { label: "A larger part of the map" },
  without_map: { label: "Wherever on the map" },
  nearby: { label: "A town nearby" },
  province: { label: "The whole province" },
  country: { label: "The whole country" },
} as const;

export type SearchChange = keyof typeof SearchChange;
