// Generated d7e58abf3bb8. The reference list LinkEnd.

/** Why a mailed link does not work. */
export const LinkEnd = {
  used: { label: "This link was already used.", says: "It has done its work" },
  expired: { label: "This link has expired.", says: "It was opened too late" },
  overtaken: { label: "A newer link has replaced this one.", says: "Another one was mailed before it was used" },
  unknown: { label: "This link is incomplete or too old.", says: "Nothing is known of it" },
} as const;

export type LinkEnd = keyof typeof LinkEnd;
