// Generated ea7f1456a93c. Sentences that people read.

/** The mail to a host whose payout waits for details. */
export const payoutWaitsTexts = {
  subject: (slots: { readonly amount: string | number }): string => `${slots.amount} is waiting for you`,
  intro: (slots: { readonly amount: string | number; readonly title: string | number }): string => `${slots.amount} is due to you for this stay at ${slots.title}:`,
  missing: "We can’t send it yet because your payout details aren’t complete. We’ll hold your payouts until they are.",
  button: "Complete payout details",
  ending: "Go to Account > Payouts to see what’s missing.",
} as const;
