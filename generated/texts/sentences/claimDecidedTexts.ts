// Generated 0e0748f597b2. Sentences that people read.

/** The mails to both about what was decided on a claim. */
export const claimDecidedTexts = {
  subject: (slots: { readonly title: string | number }): string => `We’ve decided on the claim for ${slots.title}`,
  upheld: (slots: { readonly title: string | number; readonly amount: string | number }): string => `We’ve looked into the claim for this stay at ${slots.title}. It stands: ${slots.amount}.`,
  part: (slots: { readonly title: string | number; readonly amount: string | number; readonly claimed: string | number }): string => `We’ve looked into the claim for this stay at ${slots.title}. We upheld ${slots.amount} of ${slots.claimed}.`,
  refused: (slots: { readonly title: string | number }): string => `We’ve looked into the claim for this stay at ${slots.title}. It doesn’t stand, and nothing is owed.`,
} as const;
