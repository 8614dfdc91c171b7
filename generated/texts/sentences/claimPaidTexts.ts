// Generated 7790c73e036e. Sentences that people read.

/** The mails to both about a claim that was paid by card. */
export const claimPaidTexts = {
  subject: (slots: { readonly amount: string | number; readonly title: string | number }): string => `You paid ${slots.amount} for the claim for ${slots.title}`,
  intro: (slots: { readonly title: string | number }): string => `We’ve received your payment for the claim after your stay at ${slots.title}:`,
  ending: "You’ll find it on your receipt.",
  hostSubject: (slots: { readonly name: string | number; readonly amount: string | number; readonly title: string | number }): string => `${slots.name} paid ${slots.amount} for your claim for ${slots.title}`,
  hostIntro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} paid for your claim after this stay at ${slots.title}:`,
  hostPayout: "You’ll receive the full amount, without a fee. If we don’t have your payout details yet, we’ll hold it until you add them on your account page.",
} as const;
