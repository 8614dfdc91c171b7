// Sentences that people read. Written by the generator from the spec; change the spec, not this file.

/** The mail to a host whose payout waits for details (decision: section 19: payout details are asked for before the first payout, and
 * payouts wait without them) */
export const payoutWaitsTexts = {
  subject: (slots: { readonly amount: string | number }): string => `${slots.amount} is waiting for you`,
  intro: (slots: { readonly amount: string | number; readonly title: string | number }): string =>
    `You’ve earned ${slots.amount} with this stay at ${slots.title}:`,
  missing: "We don’t know yet where to send it. Payouts wait until you tell us.",
  button: "Add payout details",
  ending: "You’ll find them under Payouts on your account page.",
} as const;
