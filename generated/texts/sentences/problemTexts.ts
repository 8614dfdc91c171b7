// Generated 859163497188. Sentences that people read.

/** Permission denied and not found. */
export const problemTexts = {
  deniedHeading: "You can’t open this page",
  deniedHostHeading: "This page is for hosts",
  deniedGuestHeading: "This page is for guests",
  deniedHost: "To open it, start hosting. You can use the same account.",
  deniedGuest: "To open it, start booking stays. You can use the same account.",
  deniedButton: "Choose host or guest",
  deniedAs: (slots: { readonly email: string | number }): string => `You’re logged in as ${slots.email}.`,
  deniedOther: "Use another account",
  deniedSignedOut: "Log in to open it.",
  deniedLogIn: "Log in",
  deniedNow: "Your account can open it now.",
  deniedOpen: "Open the page",
  notFoundHeading: "Page not found",
  notFoundText: "The link may be outdated or mistyped.",
  toHome: "Go to home page",
  toSearch: "Search stays",
} as const;
