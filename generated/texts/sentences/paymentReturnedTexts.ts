// Generated d55577bc9ef9. Sentences that people read.

/** The mails to both about money that came for a booking that can no longer be had. */
export const paymentReturnedTexts = {
  subject: (slots: { readonly amount: string | number }): string => `We’re returning your payment of ${slots.amount}`,
  intro: (slots: { readonly title: string | number }): string => `Your payment for ${slots.title} arrived when the booking was no longer available:`,
  back: (slots: { readonly amount: string | number }): string => `${slots.amount} goes back the way you paid. Banks take up to 10 business days.`,
  hostSubject: (slots: { readonly title: string | number }): string => `A late payment for ${slots.title} goes back`,
  hostIntro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} paid for ${slots.title} when the booking was no longer available, so we return the payment:`,
  hostEnding: "You don’t need to do anything.",
} as const;
