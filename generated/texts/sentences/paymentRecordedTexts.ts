// Generated 7a4b76eb014b. Sentences that people read.

/** The mail to a guest about a payment that the host recorded. */
export const paymentRecordedTexts = {
  subject: (slots: { readonly name: string | number; readonly amount: string | number }): string => `${slots.name} recorded your payment of ${slots.amount}`,
  intro: (slots: { readonly name: string | number; readonly amount: string | number; readonly title: string | number }): string => `${slots.name} says that you paid ${slots.amount} directly for ${slots.title}:`,
  object: "If that isn’t true, open your stay and report a problem.",
  noRefund: "We can’t refund what was paid outside Tuckamore.",
} as const;
