// Generated d26726883b62. The reference list ImportProblem.

/** Why little or nothing was read from a listing. */
export const ImportProblem = {
  refused: { label: "This site can’t be imported", says: "Add photos and text manually, and the calendar by its link." },
  unreachable: { label: "The site didn’t respond", says: "Try again later, or continue manually." },
  nothing_found: { label: "We couldn’t find a listing at this link", says: "Check it, or set up your listing yourself." },
  gone: { label: "There’s no listing at this link now", says: "Check the link, or continue manually. A hidden listing can be imported once it’s shown again." },
  outside_canada: { label: "This listing isn’t in Canada", says: "Only stays in Canada can be listed here. If yours is, check the country on the other site, or continue manually." },
  not_a_listing: { label: "This isn’t a listing page", says: "Check the link, or continue manually." },
  too_heavy: { label: "This page is too large for us to read", says: "Continue manually." },
  claimed: { label: "Another host has connected this listing", says: "Check the link. If the listing is yours, contact us." },
} as const;

export type ImportProblem = keyof typeof ImportProblem;
