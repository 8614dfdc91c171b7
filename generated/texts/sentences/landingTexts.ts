// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** Host guide, no-fee hosting, pay later, browser extension (decision: the claims and buttons of the landing pages) */
export const landingTexts = {
  hostButton: "Start hosting",
  callButton: "Schedule a call",
  guideButton: "Read the host guide",
  hostClosing: "Bring the listing that you already have",
  hostClosingText: "Its address is enough to begin. You check every value before anything is public.",
  noFeeClaim: "Hosts keep 100% of their earnings",
  noFeeKept: "Of the price that a host sets, the host keeps",
  noFeeHere: "On Tuckamore",
  noFeeThere: "At a commission of 15.5%",
  noFeeSource: "The commission that Airbnb published for hosts in October 2025.",
  payLaterClaim: "$30 off when you pay later",
  payLaterTotalFirst: "What counts is the total cost. Vertoflex states it before you sign.",
  extensionButton: "Add the extension",
  extensionClaim: "The same stay for less, while you look elsewhere",
  extensionFound: "The same home is on Tuckamore",
  extensionThere: "Total there, after taxes",
  extensionHere: "Total here, after taxes",
  extensionSaving: "What you would save",
  installedHeading: "The extension is installed",
  installedText: "Look at any stay on another platform, and it tells you if it costs less here.",
  installedButton: "Search stays",
} as const;
