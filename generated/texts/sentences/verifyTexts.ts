// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The verify page (decision: the words of the verify page, whichever way one comes to it) */
export const verifyTexts = {
  heading: "Check your mail",
  sentTo: (slots: { readonly email: string | number }): string => ["We sent a link to ", slots.email, ". It works for 24 hours."].join(""),
  mailed: "Your account is there. To book, open the link that we have just mailed to you.",
  openIt: "Open the link in that mail, on any device.",
  resend: "Send it again",
  resent: "Sent. Give it a minute to arrive.",
  resendWait: (slots: { readonly seconds: string | number }): string => ["You can have it sent again in ", slots.seconds, " seconds."].join(""),
  spamHint: "Nothing there? Look in the spam folder.",
  wrongAddress: "Wrong address? Log out and sign up with another.",
  checking: "Verifying your email address …",
  wrongLink: "This link is not whole. Open it in the mail once more, or have a new one sent.",
  toLogin: "Log in to have a new one sent",
  usedBefore: "If it was you who opened it, your email address is verified. Log in to go on.",
  logIn: "Log in",
  done: "Your email address is verified.",
  doneSignedOut: "Your email address is verified. Log in to go on.",
  goOn: "Continue",
  logOut: "Log Out",
} as const;
