// Generated 4f3bc6ee3eda. Sentences that people read.

/** The mail to a guest whose payment of a claim goes back. */
export const claimReturnedTexts = {
  subject: (slots: { readonly amount: string | number }): string => `We’re returning your payment of ${slots.amount}`,
  intro: (slots: { readonly title: string | number }): string => `Your payment for the claim after your stay at ${slots.title} arrived when there was nothing left to pay:`,
  back: (slots: { readonly amount: string | number }): string => `We’re refunding ${slots.amount} to your card. Allow up to 10 business days.`,
} as const;
