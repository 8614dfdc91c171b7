// Generated b09e2b8b2954. Sentences that people read.

/** The mail with the link that proves an address. */
export const confirmLinkTexts = {
  subject: "Confirm your email",
  intro: "Welcome to Tuckamore! Confirm that this is your email address to start booking and hosting.",
  button: "Confirm email",
  ending: "The link expires in 24 hours and works once. If you didn’t create an account, you can ignore this email.",
} as const;
