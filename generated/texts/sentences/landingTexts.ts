// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** Host guide, no-fee hosting, pay later, browser extension (decision: the claims and buttons of the landing pages) */
export const landingTexts = {
  hostButton: "Start hosting",
  callButton: "Schedule a call",
  guideButton: "Read the host guide",
  noFeeClaim: "Hosts keep 100% of their earnings",
  payLaterClaim: "$30 off when you pay later",
  payLaterTotalFirst: "What counts is the total cost. Vertoflex states it before you sign.",
  extensionButton: "Add the extension",
  extensionClaim: "The same stay for less, while you look elsewhere",
  installedHeading: "The extension is installed",
  installedText: "Look at any stay on another platform, and it tells you if it costs less here.",
  installedButton: "Search stays",
} as const;
