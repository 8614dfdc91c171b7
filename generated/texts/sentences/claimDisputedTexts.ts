// Generated 264c21b375ad. Sentences that people read.

/** The mails to a host about a payment of a claim that the card’s owner denies. */
export const claimDisputedTexts = {
  subject: (slots: { readonly title: string | number }): string => `The payment of your claim for ${slots.title} is disputed`,
  intro: (slots: { readonly title: string | number }): string => `The cardholder has disputed the payment of your claim after this stay at ${slots.title} with their bank:`,
  waits: "If we haven’t sent your payout for the claim yet, it waits until the bank decides. We’ll respond to the bank for you.",
  decidedSubject: (slots: { readonly title: string | number }): string => `The dispute about your claim for ${slots.title} has been decided`,
  decidedIntro: (slots: { readonly title: string | number }): string => `The bank has decided on the disputed payment of your claim after this stay at ${slots.title}:`,
  won: "The payment stands. If your payout for the claim was on hold, we’ll send it now.",
  us: (slots: { readonly amount: string | number }): string => `The bank returned ${slots.amount} to the cardholder. Tuckamore covers it: your payout for the claim doesn’t change.`,
  host: (slots: { readonly amount: string | number }): string => `The bank returned ${slots.amount} to the cardholder. It counts as a refund of your claim. If we’ve already paid you, we’ll take it from your next payouts.`,
  refund: (slots: { readonly amount: string | number }): string => `The bank returned ${slots.amount} to the cardholder. Your guest was due that refund anyway, so nothing changes for you.`,
} as const;
