// Generated 51f3db4f5a00. Sentences that people read.

/** The mail with the link that confirms that an account goes. */
export const deleteLinkTexts = {
  subject: "Delete your Tuckamore account?",
  intro: "You asked to delete your Tuckamore account. This can’t be undone. To go ahead, open the link and confirm.",
  button: "Delete my account",
  ending: "The link expires in 60 minutes and works once. If you didn’t ask for it, ignore this email. Your account stays.",
} as const;
