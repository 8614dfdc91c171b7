// Generated 474c51fa6586. Sentences that people read.

/** The mail to a host whose payout waits for details. */
export const payoutWaitsTexts = {
  subject: (slots: { readonly amount: string | number }): string => `${slots.amount} is waiting for you`,
  intro: (slots: { readonly amount: string | number; readonly title: string | number }): string => `You’ve earned ${slots.amount} with this stay at ${slots.title}:`,
  missing: "We can’t send it yet: something is missing of where it goes. Payouts wait until it’s there.",
  button: "Complete payout details",
  ending: "What is missing stands under Payouts on your account page.",
} as const;
