// Generated 8b92fe43bd65. The reference list ImportProblem.

/** Why little or nothing was read from a listing. */
export const ImportProblem = {
  refused: { label: "This site can’t be imported", says: "Add photos and text manually, and the calendar by its link." },
  unreachable: { label: "The site didn’t respond", says: "Try again later, or continue manually." },
  nothing_found: { label: "We couldn’t find a listing at this link", says: "Check it, or set up your listing yourself." },
  not_a_listing: { label: "This isn’t a listing page", says: "Check the link, or continue manually." },
  too_heavy: { label: "This page is too large for us to read", says: "Continue manually." },
  claimed: { label: "Another host has connected this listing", says: "Check the link. If the listing is yours, contact us." },
} as const;

export type ImportProblem = keyof typeof ImportProblem;
