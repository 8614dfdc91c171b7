// Generated fa4e4b2b4827. Sentences that people read.

/** The mail to a guest about an accepted change that is to be paid. */
export const changeAcceptedTexts = {
  subject: (slots: { readonly amount: string | number; readonly title: string | number }): string => `Pay ${slots.amount} to change your stay at ${slots.title}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `You and ${slots.name} agreed to change this stay at ${slots.title}:`,
  pay: (slots: { readonly amount: string | number; readonly moment: string | number }): string => `Pay ${slots.amount} by ${slots.moment} to change your booking. The new nights are held for you until then. If you don’t pay, your booking stays as it is.`,
  button: "View and pay",
} as const;
