// Generated 2b35ab6af907. Sentences that people read.

/** The mails to both about a refund that support made at the payment provider. */
export const refundMadeTexts = {
  subject: (slots: { readonly amount: string | number; readonly title: string | number }): string => `We’re refunding you ${slots.amount} for ${slots.title}`,
  intro: (slots: { readonly title: string | number }): string => `You have a refund for this stay at ${slots.title}:`,
  back: (slots: { readonly amount: string | number }): string => `We’re refunding ${slots.amount} to your card. Allow up to 10 business days.`,
  points: (slots: { readonly points: string | number }): string => `${slots.points} points are back in your balance.`,
  ending: "Contact us if you have a question about it.",
  hostSubject: (slots: { readonly name: string | number; readonly amount: string | number; readonly title: string | number }): string => `${slots.name} was refunded ${slots.amount} for ${slots.title}`,
  hostIntro: (slots: { readonly amount: string | number; readonly name: string | number; readonly title: string | number }): string => `Our support team has refunded ${slots.amount} to ${slots.name} for this stay at ${slots.title}:`,
  hostEnding: "See your updated payout on the booking page.",
} as const;
