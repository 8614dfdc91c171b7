// Generated dbd8b520f0cf. Sentences that people read.

/** The mails to both about a refund of what was paid for a claim. */
export const claimRefundedTexts = {
  subject: (slots: { readonly amount: string | number; readonly title: string | number }): string => `${slots.amount} comes back to you for the claim for ${slots.title}`,
  intro: (slots: { readonly title: string | number }): string => `We’ve refunded a part or all of what you paid for the claim after your stay at ${slots.title}:`,
  hostSubject: (slots: { readonly title: string | number }): string => `A refund of your claim for ${slots.title}`,
  hostIntro: (slots: { readonly amount: string | number; readonly name: string | number; readonly title: string | number }): string => `Our support team has refunded ${slots.amount} to ${slots.name} of what was paid for your claim after this stay at ${slots.title}:`,
  hostEnding: "It’s taken from your payout for the claim. What we’ve already paid you comes out of your next payouts.",
} as const;
