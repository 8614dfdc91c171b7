// Generated dde4e94d6d30. The reference list SearchLack. Change the spec, not this file.

/** What is missing where nothing is found. Decision: look and feel: what is said of an empty list is true of this case. */
export const SearchLack = {
  place: { label: "No stays there yet" },
  pets: { label: "None there takes pets" },
  guests: { label: "None there is large enough" },
  dates: { label: "None there can be booked for these dates" },
  together: { label: "None there is all of it at once" },
} as const;

export type SearchLack = keyof typeof SearchLack;
