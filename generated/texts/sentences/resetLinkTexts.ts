// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/**
 * The mail with the link that resets a password (decision: section 10: addresses are proven, and passwords reset, by links that are mailed
 * and work once)
 */
export const resetLinkTexts = {
  subject: "Reset your Tuckamore password",
  intro: "Someone asked to reset the password of your account. If it was you, choose a new one here:",
  ending: "The link works once, for 60 minutes. After that you’ll be logged out everywhere. If it wasn’t you, ignore this mail; your password stays the same.",
} as const;
