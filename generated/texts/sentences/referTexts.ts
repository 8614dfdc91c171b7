// Generated bc357cee422f. Sentences that people read.

/** The page that a referral link opens. */
export const referTexts = {
  heading: (slots: { readonly name: string | number }): string => `${slots.name} invites you to Tuckamore`,
  headingUnknown: "Welcome to Tuckamore",
  offer: "Sign up, verify your email, and get 2,000 points. Each is worth one cent on your first stay.",
  unknownCode: "We don’t recognize this code, but you can still sign up.",
  signedIn: "You already have an account. Share your own link from the referral centre.",
  button: "Create an account",
  look: "Browse stays first",
  gift: "points for your first stay",
  whyHeading: "What makes us different",
  whyPrice: "The first price you see includes every fee.",
  whyHosts: "Hosts keep 100% of the price they set.",
  whyPoints: "Every stay earns points. Each is worth one cent on your next stay.",
} as const;
