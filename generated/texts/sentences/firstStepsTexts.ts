// Generated f4f7d50d0eda. Sentences that people read.

/** The steps before a first booking or message, in the place where it is asked for. */
export const firstStepsTexts = {
  emailHeading: "Confirm your email to continue",
  email: (slots: { readonly email: string | number }): string => `Open the link we sent to ${slots.email}. This page will update by itself.`,
  nameHeading: "Add your name to continue",
  failed: "We couldn’t load your account.",
} as const;
