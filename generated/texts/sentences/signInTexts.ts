// Generated c108dd793aa8. Sentences that people read.
import { counted } from "../counted";

/** Login, signup, forgotten and new password. */
export const signInTexts = {
  loginHeading: "Log in",
  loginKnownHeading: "Welcome back",
  loginWithParent: "Log in with Halyard",
  signUpWithParent: "Sign up with Halyard",
  or: "or",
  toSignup: "New here? Create an account",
  toLogin: "Already have an account? Log in",
  toForgot: "Forgot your password?",
  attemptsLeft: (slots: { readonly attempts: number }): string => counted("en-CA", slots.attempts, (number) => ({ one: `${number} attempt left.`, other: `${number} attempts left.` })),
  againIn: (slots: { readonly wait: string | number }): string => `You can try again in ${slots.wait}.`,
  againNow: "You can try again now.",
  knownDevice: "You’ve logged in on this device before.",
  finishingSignOn: "Logging you in…",
  invitedToCohost: "You’re invited to co-host. Log in or create an account to see who invited you and to answer.",
  invitedBy: (slots: { readonly name: string | number; readonly points: string | number }): string => `${slots.name} invited you. You’ll get ${slots.points} points once you verify your email.`,
  forgotSent: (slots: { readonly email: string | number }): string => `If there’s an account for ${slots.email}, we’ve sent a link. It expires in 60 minutes.`,
  resetDone: "Password changed. Log in with your new password.",
  resetLinkMissing: "Open the link in the email we sent you, or get a new one.",
  askAgain: "Send a new link",
  backToLogin: "Back to log in",
} as const;
