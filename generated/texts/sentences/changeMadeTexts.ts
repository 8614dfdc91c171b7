// Generated 5bac009a129a. Sentences that people read.

/** The mails to both about a booking that was changed. */
export const changeMadeTexts = {
  subject: (slots: { readonly title: string | number }): string => `Your stay at ${slots.title} has been changed`,
  intro: (slots: { readonly title: string | number }): string => `Your stay at ${slots.title} has been changed. This is your booking now:`,
  paid: (slots: { readonly amount: string | number }): string => `You paid the difference of ${slots.amount}.`,
  back: (slots: { readonly amount: string | number }): string => `We’re refunding ${slots.amount} to your card. Allow up to 10 business days.`,
  same: "The price stayed the same.",
  hostSubject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name}’s booking at ${slots.title} has been changed`,
  hostIntro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name}’s booking at ${slots.title} has been changed. This is the booking now:`,
  payout: (slots: { readonly amount: string | number }): string => `Your payout before taxes is now ${slots.amount}.`,
} as const;
