// Generated 8dcc66afb29a. Sentences that people read.

/** The mail that tells of a changed password. */
export const passwordChangedTexts = {
  subject: "Your Tuckamore password was changed",
  intro: "The password of your Tuckamore account was just changed, and your other devices have been logged out. If that was you, you’re all set.",
  button: "Reset password",
  ending: "If it wasn’t you, reset your password right away.",
} as const;
