// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/**
 * The mail with the link that proves an address (decision: section 10: addresses are proven, and passwords reset, by links that are mailed
 * and work once)
 */
export const confirmLinkTexts = {
  subject: "Confirm your email address for Tuckamore",
  intro: "Welcome to Tuckamore. Please confirm that this is your email address:",
  ending: "The link works once, for 24 hours. If you didn’t create an account, you can ignore this mail.",
} as const;
