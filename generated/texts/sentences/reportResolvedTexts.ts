// Generated a6bc685dc1e2. Sentences that people read.

/** The decision in the mails to both about a report that is resolved. */
export const reportResolvedTexts = {
  refund: (slots: { readonly amount: string | number }): string => `You’ll be refunded ${slots.amount}.`,
  refundIn: (slots: { readonly amount: string | number; readonly charged: string | number }): string => `You’ll be refunded ${slots.amount}: ${slots.charged} to your card.`,
  refundHost: (slots: { readonly name: string | number; readonly amount: string | number }): string => `${slots.name} will be refunded ${slots.amount}.`,
  refundInAll: (slots: { readonly amount: string | number }): string => `With earlier refunds, that’s ${slots.amount} in total.`,
  points: (slots: { readonly points: string | number }): string => `${slots.points} points are back in your balance.`,
  pointsHost: (slots: { readonly name: string | number; readonly points: string | number }): string => `${slots.name} gets ${slots.points} points back.`,
  none: "Nothing is refunded, and your host is paid.",
  noneHost: "Nothing is refunded, and your payout goes ahead.",
  unpaid: "Nothing was paid through Tuckamore, so nothing is refunded.",
} as const;
