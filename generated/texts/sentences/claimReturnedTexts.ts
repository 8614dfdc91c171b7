// Generated b6534433806b. Sentences that people read.

/** The mail to a guest whose payment of a claim goes back. */
export const claimReturnedTexts = {
  subject: (slots: { readonly amount: string | number }): string => `We’re returning your payment of ${slots.amount}`,
  intro: (slots: { readonly title: string | number }): string => `Your payment for the claim after your stay at ${slots.title} arrived when there was nothing left to pay:`,
  back: (slots: { readonly amount: string | number }): string => `${slots.amount} goes back the way you paid. Banks take up to 10 business days.`,
} as const;
