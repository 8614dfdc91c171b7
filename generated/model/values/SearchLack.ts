// Generated 23403643d0b6. The reference list SearchLack.

/** What is missing where nothing is found. */
export const SearchLack = {
  place: { label: "No stays there yet" },
  pets: { label: "None there takes pets" },
  guests: { label: "None there is large enough" },
  dates: { label: "None there can be booked for these dates" },
  together: { label: "None there is all of it at once" },
} as const;

export type SearchLack = keyof typeof SearchLack;
