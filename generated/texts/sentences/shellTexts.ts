// Generated e38fb4ce21fc. Sentences that people read.

/** Header, sidebar, footer and what every page shares. Source: §2 Shell elements. */
export const shellTexts = {
  skip: "Skip to content",
  needsScripts: "Turn on JavaScript to see this page.",
  openMenu: "Open menu",
  openMenuUnread: (slots: { readonly count: string | number }): string => `Open menu, ${slots.count} unread`,
  copyright: (slots: { readonly year: string | number }): string => `© ${slots.year} Tuckamore Stays Inc.`,
  learnMore: "Tuckamore is part of Halyard.",
  learnMoreAbout: "about Halyard",
  currencyHeader: "Currency",
  currencyButton: (slots: { readonly code: string | number }): string => `Currency: ${slots.code}`,
  hosting: "Hosting",
  reload: "Reload page",
  loggedOut: "You’ve been logged out.",
  sessionLost: "Your session has ended. Please log in again.",
  offline: "You’re offline. This page and what you entered are still here.",
  unreachable: "We can’t reach Tuckamore. This page and what you entered are still here.",
  noConnection: "You’re offline",
  comesBack: "This page will load when you’re back online.",
} as const;
