// Generated e31f0a9defdc. Sentences that people read.

/** The mails to both about an offer that the guest accepted. */
export const offerTakenTexts = {
  subject: (slots: { readonly title: string | number }): string => `Offer accepted: pay for your stay at ${slots.title}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `You accepted ${slots.name}’s offer for ${slots.title}. This is your booking now:`,
  hostSubject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} accepted your offer for ${slots.title}`,
  hostIntro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} accepted your offer for ${slots.title}. This is the booking now:`,
  hostPay: (slots: { readonly name: string | number; readonly moment: string | number }): string => `${slots.name} can pay until ${slots.moment}. The nights are held until then.`,
  payout: (slots: { readonly amount: string | number }): string => `Your payout before taxes: ${slots.amount}.`,
} as const;
