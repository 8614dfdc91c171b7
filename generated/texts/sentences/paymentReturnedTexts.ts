// Generated 09e8cc0c91a2. Sentences that people read.

/** The mails to both about money that came for a booking that can no longer be had. */
export const paymentReturnedTexts = {
  subject: (slots: { readonly amount: string | number }): string => `We’re returning your payment of ${slots.amount}`,
  intro: (slots: { readonly title: string | number }): string => `We received your payment for ${slots.title} when the booking was no longer available:`,
  back: (slots: { readonly amount: string | number }): string => `We’re refunding ${slots.amount} to your card. Allow up to 10 business days.`,
  hostSubject: (slots: { readonly title: string | number }): string => `We’re returning a late payment for ${slots.title}`,
  hostIntro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} paid for ${slots.title} when the booking was no longer available, so we’re returning the payment:`,
  hostEnding: "You don’t need to do anything.",
} as const;
