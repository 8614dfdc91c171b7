// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The page that a referral link opens (decision: section 7: the landing page shows a first name and a picture, and keeps the code) */
export const referTexts = {
  heading: (slots: { readonly name: string | number }): string => [slots.name, " invites you to Tuckamore"].join(""),
  headingUnknown: "Welcome to Tuckamore",
  offer: "Sign up and get 2,000 points, for a first booking of 150 CAD or more before taxes.",
  unknownCode: "We do not know this code. You are welcome all the same.",
  signedIn: "You already have an account. Share a link of your own on the referral centre.",
  button: "Create an account",
  look: "Look around first",
  gift: "points for your first stay",
  whyHeading: "What is different here",
  whyPrice: "The first price that you see has every fee in it.",
  whyHosts: "Hosts keep 100% of the price that they set.",
  whyPoints: "Every stay earns points, and each is worth a cent on the next.",
} as const;
