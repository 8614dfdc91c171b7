// Generated 993ae70c3c30. Sentences that people read.

/** The mail to a host about a payout that was sent. */
export const payoutSentTexts = {
  subject: (slots: { readonly amount: string | number; readonly title: string | number }): string => `We sent you ${slots.amount} for ${slots.title}`,
  intro: (slots: { readonly amount: string | number; readonly title: string | number }): string => `${slots.amount} is on its way to your bank account for this stay at ${slots.title}:`,
  withheld: (slots: { readonly amount: string | number }): string => `It’s ${slots.amount} less because a guest was refunded after we’d paid you for their stay.`,
  bank: "Allow up to 5 business days.",
} as const;
