// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** Header, sidebar, footer and what every page shares (§2 Shell elements) */
export const shellTexts = {
  skip: "Skip to the content",
  openMenu: "Open the menu",
  copyright: (slots: { readonly year: string | number }): string => ["© ", slots.year, " Tuckamore Stays Inc."].join(""),
  learnMore: "Tuckamore is part of Halyard.",
  learnMoreAbout: "about Halyard",
  currencyHeader: "Currency",
  currencyButton: (slots: { readonly code: string | number }): string => ["Currency: ", slots.code].join(""),
  hosting: "Hosting",
  reload: "Load the page again",
  loggedOut: "You are logged out.",
  offline: "There is no connection. What you entered is still here.",
  noConnection: "There is no connection",
  comesBack: "This page opens as soon as you are online again.",
} as const;
