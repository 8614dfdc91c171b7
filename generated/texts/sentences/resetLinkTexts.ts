// Generated bc88f3f50a83. Sentences that people read.

/** The mail with the link that resets a password. */
export const resetLinkTexts = {
  subject: "Reset your Tuckamore password",
  intro: "We got a request to reset the password of your account. When you set a new one, you’ll be logged out on all devices.",
  button: "Set new password",
  ending: "The link expires in 60 minutes and works once. If you didn’t ask for it, you can ignore this email. Your password stays the same.",
} as const;
