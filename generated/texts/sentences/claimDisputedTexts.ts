// Generated f480c6331432. Sentences that people read.

/** The mails to a host about a payment of a claim that the card’s owner denies. */
export const claimDisputedTexts = {
  subject: (slots: { readonly title: string | number }): string => `The payment of your claim for ${slots.title} is disputed`,
  intro: (slots: { readonly title: string | number }): string => `The owner of the card that paid your claim after this stay at ${slots.title} has asked their bank to take the payment back:`,
  waits: "Your payout for the claim waits until the bank has decided, if we haven’t sent it yet. We answer the bank for you.",
  decidedSubject: (slots: { readonly title: string | number }): string => `The dispute about your claim for ${slots.title} is decided`,
  decidedIntro: (slots: { readonly title: string | number }): string => `The bank has decided about the disputed payment of your claim after this stay at ${slots.title}:`,
  won: "The payment stands. Your payout for the claim goes out if it waited.",
  us: (slots: { readonly amount: string | number }): string => `The bank gave ${slots.amount} back to the owner of the card. Tuckamore bears that: your payout for the claim stays as it was.`,
  host: (slots: { readonly amount: string | number }): string => `The bank gave ${slots.amount} back to the owner of the card. That counts as a refund of your claim. What we’ve already paid you comes out of your next payouts.`,
  refund: (slots: { readonly amount: string | number }): string => `The bank gave ${slots.amount} back to the owner of the card. The guest was due that refund anyway, so nothing changes for you.`,
} as const;
