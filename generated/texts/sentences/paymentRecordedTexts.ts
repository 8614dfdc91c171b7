// Generated b84a51800d6d. Sentences that people read.

/** The mail to a guest about a payment that the host recorded. */
export const paymentRecordedTexts = {
  subject: (slots: { readonly name: string | number; readonly amount: string | number }): string => `${slots.name} recorded your payment of ${slots.amount}`,
  intro: (slots: { readonly name: string | number; readonly amount: string | number; readonly title: string | number }): string => `${slots.name} says that you paid ${slots.amount} directly for ${slots.title}:`,
  object: "If you didn’t pay this amount, open your stay and report a problem.",
  rest: (slots: { readonly name: string | number; readonly sum: string | number; readonly left: string | number; readonly moment: string | number }): string => `${slots.name} has recorded ${slots.sum} so far. Pay the remaining ${slots.left} directly too. ${slots.name} has until ${slots.moment} to record it, or the booking ends.`,
  askBack: "If the booking ends, ask your host for a refund.",
  noRefund: "We can’t refund payments made outside Tuckamore.",
} as const;
