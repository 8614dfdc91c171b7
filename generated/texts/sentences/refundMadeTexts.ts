// Generated ea33ac983677. Sentences that people read.

/** The mails to both about a refund that support made at the payment provider. */
export const refundMadeTexts = {
  subject: (slots: { readonly amount: string | number; readonly title: string | number }): string => `${slots.amount} comes back to you for ${slots.title}`,
  intro: (slots: { readonly title: string | number }): string => `We’ve refunded a part or all of what you paid for this stay at ${slots.title}:`,
  back: (slots: { readonly amount: string | number }): string => `${slots.amount} goes back the way you paid. Banks take up to 10 business days.`,
  points: (slots: { readonly points: string | number }): string => `${slots.points} points are back in your balance too.`,
  ending: "Contact us if you have a question about it.",
  hostSubject: (slots: { readonly title: string | number }): string => `A refund for ${slots.title}`,
  hostIntro: (slots: { readonly amount: string | number; readonly name: string | number; readonly title: string | number }): string => `Our support team has refunded ${slots.amount} to ${slots.name} for this stay at ${slots.title}:`,
  hostEnding: "What you receive for this stay now is shown with the booking.",
} as const;
