// Generated 75e2a7fd1bb4. Sentences that people read. Change the spec, not this file.

/** The mail with the link that confirms that an account goes. */
export const deleteLinkTexts = {
  subject: "Delete your Tuckamore account?",
  intro: "You asked to delete your Tuckamore account. This can’t be undone. To go ahead, open the link and confirm.",
  button: "Delete my account",
  ending: "The link expires in 60 minutes and works once. If you didn’t ask for it, ignore this email. Your account stays.",
} as const;
