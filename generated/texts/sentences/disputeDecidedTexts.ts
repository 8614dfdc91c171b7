// Generated 78c4e5bf7898. Sentences that people read.

/** The mail to a host about how a dispute ended. */
export const disputeDecidedTexts = {
  subject: (slots: { readonly title: string | number }): string => `The dispute over ${slots.title} has been decided`,
  intro: (slots: { readonly title: string | number }): string => `The bank has decided on the disputed payment for this stay at ${slots.title}:`,
  won: "The payment stands. Your payout doesn’t change, and if it was on hold, we’ll send it now.",
  us: (slots: { readonly amount: string | number }): string => `The bank returned ${slots.amount} to the cardholder. Tuckamore covers it: your payout doesn’t change, and if it was on hold, we’ll send it now.`,
  host: (slots: { readonly amount: string | number }): string => `The bank returned ${slots.amount} to the cardholder. It counts as a refund of this stay, so your payout is lower. If we’ve already paid you, we’ll take it from your next payouts.`,
  refund: (slots: { readonly amount: string | number }): string => `The bank returned ${slots.amount} to the cardholder. Your guest was due that refund anyway, so nothing changes for you.`,
  ending: "See your payout on the booking page. Contact us if you think we missed something.",
} as const;
