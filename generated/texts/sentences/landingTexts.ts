// Generated 4705bfe1b336. Sentences that people read.

/** Host guide, no-fee hosting, pay later, browser extension. */
export const landingTexts = {
  hostButton: "Start hosting",
  callButton: "Schedule a call",
  guideButton: "Read the host guide",
  hostClosing: "Start with your existing listing",
  hostClosingText: "Paste its link to get started. You review everything before it goes live.",
  noFeeClaim: "Hosts keep 100% of their earnings",
  noFeeKept: "Of the price a host sets, the host keeps",
  noFeeHere: "On Tuckamore",
  noFeeThere: "With a 15.5% commission",
  noFeeSource: "The host commission Airbnb published in October 2025.",
  payLaterClaim: "$30 CAD off when you pay later",
  payLaterTotalFirst: "Check the total cost. Vertoflex shows it before you sign.",
  extensionButton: "Add the extension",
  extensionClaim: "Find the same stay for less while you browse",
  extensionFound: "This place is also on Tuckamore",
  extensionThere: "Total there, with taxes",
  extensionHere: "Total here, with taxes",
  extensionSaving: "You save",
  installedHeading: "The extension is installed",
  installedText: "Browse stays on other platforms, and we’ll let you know if one costs less here.",
  installedButton: "Search stays",
} as const;
