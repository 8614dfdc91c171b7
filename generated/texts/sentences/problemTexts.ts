// Generated 138a608c01c6. Sentences that people read.

/** Permission denied and not found. */
export const problemTexts = {
  deniedHeading: "You can’t open this page",
  deniedHostHeading: "This page is for hosts",
  deniedGuestHeading: "This page is for guests",
  deniedHost: "To open it, start hosting. You can use the same account.",
  deniedGuest: "To open it, start booking stays. You can use the same account.",
  deniedButton: "Choose host or guest",
  notFoundHeading: "Page not found",
  notFoundText: "The link may be outdated or mistyped.",
  toHome: "Go to home page",
  toSearch: "Search stays",
} as const;
