// Generated 3832667347cc. The reference list SearchChange.

/** In what a search that finds something differs from one that does not. */
export const SearchChange = {
  without_pets: { label: "Without pets" },
  fewer_guests: { label: "Fewer guests" },
  without_filter: { label: "One filter less" },
  without_filters: { label: "No filters" },
  other_dates: { label: "A few days earlier or later" },
  any_dates: { label: "Any dates" },
  nearby: { label: "A town nearby" },
  province: { label: "The whole province" },
  country: { label: "The whole country" },
} as const;

export type SearchChange = keyof typeof SearchChange;
