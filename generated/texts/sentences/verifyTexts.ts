// Generated 8a7429179673. Sentences that people read.

/** The verify page. */
export const verifyTexts = {
  heading: "Check your email",
  sentTo: (slots: { readonly email: string | number }): string => `We sent a link to ${slots.email}. It expires in 24 hours.`,
  mailed: "Account created. Confirm the email we just sent before you book.",
  openIt: "Open the link in that email, on any device.",
  resend: "Resend email",
  resent: "Sent. It may take a minute to arrive.",
  resendWait: (slots: { readonly seconds: string | number }): string => `You can resend it in ${slots.seconds} seconds.`,
  spamHint: "Don’t see it? Check your spam folder.",
  wrongAddress: "Wrong address? Log out and sign up with a different one.",
  checking: "Verifying your email…",
  wrongLink: "This link is incomplete. Open it again from the email, or get a new one.",
  toLogin: "Log in to get a new link",
  usedBefore: "If you opened it, your email is already verified. Log in to continue.",
  logIn: "Log in",
  done: "Your email is verified.",
  doneSignedOut: "Your email is verified. Log in to continue.",
  goOn: "Continue",
  logOut: "Log Out",
} as const;
