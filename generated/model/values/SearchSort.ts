// Generated 99b2b23caf01. The reference list SearchSort.

/** In which order a search answers. */
export const SearchSort = {
  recommended: { label: "Recommended" },
  price_asc: { label: "Lowest price" },
  price_desc: { label: "Highest price" },
  rating: { label: "Best rated" },
  newest: { label: "Newest" },
} as const;

export type SearchSort = keyof typeof SearchSort;
