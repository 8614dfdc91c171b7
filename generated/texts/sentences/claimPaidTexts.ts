// Generated 3607db034263. Sentences that people read.

/** The mails to both about a claim that was paid by card. */
export const claimPaidTexts = {
  subject: (slots: { readonly amount: string | number; readonly title: string | number }): string => `You paid ${slots.amount} for the claim for ${slots.title}`,
  intro: (slots: { readonly title: string | number }): string => `We’ve received your payment for the claim after your stay at ${slots.title}:`,
  ending: "It’s on the receipt of your stay.",
  hostSubject: (slots: { readonly name: string | number; readonly amount: string | number; readonly title: string | number }): string => `${slots.name} paid ${slots.amount} for your claim for ${slots.title}`,
  hostIntro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} paid for your claim after this stay at ${slots.title}:`,
  hostPayout: "We pay all of it out to you, without a fee. If we don’t have your payout details yet, it waits until you’ve added them on your account page.",
} as const;
