// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** Login, signup, forgotten and new password (decision: the words around the forms for signing up, logging in and resetting a password) */
export const signInTexts = {
  loginHeading: "Log in",
  loginKnownHeading: "Welcome back",
  loginWithParent: "Log in with Halyard",
  signUpWithParent: "Sign up with Halyard",
  or: "or",
  toSignup: "New here? Create an account",
  toLogin: "Already have an account? Log in",
  toForgot: "Forgot your password?",
  attemptsLeft: (slots: { readonly attempts: string | number }): string => [slots.attempts, " attempts left."].join(""),
  lastAttempt: "One attempt left.",
  againIn: (slots: { readonly wait: string | number }): string => ["You can try again in ", slots.wait, "."].join(""),
  againNow: "You can try again now.",
  knownDevice: "You have logged in on this device before.",
  finishingSignOn: "Logging you in …",
  invitedBy: (slots: { readonly name: string | number; readonly points: string | number }): string => [slots.name, " invited you. You get ", slots.points, " points once your email address is verified."].join(""),
  forgotSent: (slots: { readonly email: string | number }): string => ["If there is an account for ", slots.email, ", a link is on its way. It works for 60 minutes."].join(""),
  resetDone: "Your password is changed. Log in with the new one.",
  resetLinkMissing: "Open the link in the mail that we sent you, or have a new one sent.",
  askAgain: "Have a new link sent",
  backToLogin: "Back to log in",
} as const;
