// Generated b37e6a4556c6. Sentences that people read.

/** The mails to both about a refund of what was paid for a claim. */
export const claimRefundedTexts = {
  subject: (slots: { readonly amount: string | number; readonly title: string | number }): string => `We’re refunding you ${slots.amount} for the claim for ${slots.title}`,
  intro: (slots: { readonly amount: string | number; readonly title: string | number }): string => `We’re refunding ${slots.amount} of what you paid for the claim after your stay at ${slots.title}:`,
  hostSubject: (slots: { readonly name: string | number; readonly amount: string | number; readonly title: string | number }): string => `${slots.name} was refunded ${slots.amount} of your claim for ${slots.title}`,
  hostIntro: (slots: { readonly name: string | number; readonly amount: string | number; readonly title: string | number }): string => `Our support team has refunded ${slots.name} ${slots.amount} of what they paid for your claim after this stay at ${slots.title}:`,
  hostEnding: "Your payout for the claim is lower by the same amount. If we’ve already paid you, we’ll take it from your next payouts.",
} as const;
