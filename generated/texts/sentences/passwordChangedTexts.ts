// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/**
 * The mail that tells of a changed password (decision: section 10: addresses are proven, and passwords reset, by links that are mailed and
 * work once)
 */
export const passwordChangedTexts = {
  subject: "Your Tuckamore password was changed",
  intro: "The password of your Tuckamore account has just been changed, and your other devices were logged out.",
  ending: "If it wasn’t you, open the log-in page, choose “Forgot password”, and set a new one right away.",
} as const;
