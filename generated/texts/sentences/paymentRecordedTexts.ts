// Generated 0bb2f8e2824a. Sentences that people read.

/** The mail to a guest about a payment that the host recorded. */
export const paymentRecordedTexts = {
  subject: (slots: { readonly name: string | number; readonly amount: string | number }): string => `${slots.name} recorded your payment of ${slots.amount}`,
  intro: (slots: { readonly name: string | number; readonly amount: string | number; readonly title: string | number }): string => `${slots.name} says that you paid ${slots.amount} directly for ${slots.title}:`,
  object: "If that isn’t true, open your stay and report a problem.",
  rest: (slots: { readonly name: string | number; readonly sum: string | number; readonly left: string | number; readonly moment: string | number }): string => `${slots.name} has recorded ${slots.sum} by now, and ${slots.left} is left. Pay it directly too: ${slots.name} has until ${slots.moment} to record it. After that, the booking ends.`,
  askBack: (slots: { readonly name: string | number }): string => `If the booking ends, ask ${slots.name} for what you paid.`,
  noRefund: "We can’t refund what was paid outside Tuckamore.",
} as const;
