// Generated 427fec491994. Sentences that people read.

/** The mails to both about a report that is resolved. */
export const reportResolvedTexts = {
  subject: (slots: { readonly title: string | number }): string => `The report about ${slots.title} is resolved`,
  intro: (slots: { readonly title: string | number }): string => `We’ve looked into the report about this stay at ${slots.title}:`,
  refund: (slots: { readonly amount: string | number }): string => `The guest gets ${slots.amount} back.`,
  refundInAll: (slots: { readonly amount: string | number }): string => `With what went back before, that is ${slots.amount}.`,
  points: (slots: { readonly points: string | number }): string => `The guest gets ${slots.points} points back.`,
  none: "The host is paid, and nothing is refunded.",
  unpaid: "Nothing was paid through Tuckamore, so nothing is refunded.",
  ending: "Contact us if you think we missed something.",
} as const;
