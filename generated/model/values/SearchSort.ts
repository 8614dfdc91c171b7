// Generated f41db29f1134. The reference list SearchSort. Change the spec, not this file.

/** In which order a search answers. Decision: section 15: five orders, the first unless people choose. */
export const SearchSort = {
  recommended: { label: "Recommended" },
  price_asc: { label: "Lowest price" },
  price_desc: { label: "Highest price" },
  rating: { label: "Best rated" },
  newest: { label: "Newest" },
} as const;

export type SearchSort = keyof typeof SearchSort;
