// Generated a57242b5ec19. Sentences that people read.

/** The mail to a guest who has not paid, in the last hour. */
export const paymentNearTexts = {
  subject: (slots: { readonly title: string | number }): string => `Pay soon to keep your stay at ${slots.title}`,
  intro: (slots: { readonly title: string | number }): string => `You haven’t paid for your stay at ${slots.title} yet:`,
  restIntro: (slots: { readonly title: string | number }): string => `Your stay at ${slots.title} isn’t fully paid yet:`,
} as const;
