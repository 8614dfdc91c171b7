// The reference list ImportProblem.
// Written by the generator from the spec; change the spec, not this file.

/**
 * Why little or nothing was read from a listing
 *
 * Decision: section 13: connecting works even where reading does not; the host then enters things by hand
 */
export const ImportProblem = {
  refused: { label: "The site does not let itself be read", says: "Add the pictures and the text by hand, and the calendar by its link." },
  unreachable: { label: "The site did not answer", says: "Try again later, or go on by hand." },
  nothing_found: { label: "There was nothing to read", says: "Go on by hand." },
  not_a_listing: { label: "This is no page of a listing", says: "Check the address, or go on by hand." },
} as const;
export type ImportProblem = keyof typeof ImportProblem;
