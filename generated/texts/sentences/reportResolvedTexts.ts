// Generated 43222c4f7c9d. Sentences that people read.

/** The mails to both about a report that is resolved. */
export const reportResolvedTexts = {
  subject: (slots: { readonly title: string | number }): string => `The report about ${slots.title} is resolved`,
  intro: (slots: { readonly title: string | number }): string => `We’ve looked into the report about this stay at ${slots.title}:`,
  refund: (slots: { readonly amount: string | number }): string => `The guest gets ${slots.amount} back.`,
  refundInAll: (slots: { readonly amount: string | number }): string => `With what went back before, that is ${slots.amount}.`,
  none: "The host is paid, and nothing is refunded.",
  ending: "Contact us if you think we missed something.",
} as const;
