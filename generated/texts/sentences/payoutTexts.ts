// Sentences that people read. Written by the generator from the spec; change the spec, not this file.

/** Payouts on the account page (decision: a host sees who is paid, what waits, and what was paid for which stay) */
export const payoutTexts = {
  part: "Payouts", heading: "Payouts", lead: "You’re paid 24 hours after each check-in.",
  missing: "Tell us where to send your money. Payouts wait until then.",
  to: (slots: { readonly name: string | number; readonly ending: string | number }): string =>
    `${slots.name}, account ending in ${slots.ending}`,
  who: (slots: { readonly name: string | number }): string => `Paid to ${slots.name}.`,
  none: (slots: { readonly provider: string | number }): string =>
    `One step is left: tell ${slots.provider} where your money goes. Payouts wait until then.`,
  wanted: (slots: { readonly provider: string | number }): string =>
    `${slots.provider} wants something more before it can pay you. Payouts wait until then.`,
  checking: (slots: { readonly provider: string | number }): string =>
    `${slots.provider} is checking what you told it. There’s nothing for you to do, and payouts wait until it’s done.`,
  refused: (slots: { readonly provider: string | number }): string =>
    `${slots.provider} can’t pay you. Write to help@tuckamore.example: payouts wait until we’ve found another way.`,
  soon: (slots: { readonly provider: string | number }): string =>
    `Payouts are set up. ${slots.provider} will want something more soon: tell it now, so that payouts go on.`,
  ready: (slots: { readonly provider: string | number }): string => `Payouts are set up. ${slots.provider} sends them to your bank.`,
  begin: (slots: { readonly provider: string | number }): string => `Set up payouts with ${slots.provider}`,
  goOn: (slots: { readonly provider: string | number }): string => `Go on with ${slots.provider}`,
  manage: (slots: { readonly provider: string | number }): string => `Change it at ${slots.provider}`,
  again: (slots: { readonly provider: string | number }): string =>
    `That page of ${slots.provider} was opened before, or waited too long. Confirm it’s you, and we’ll open a new one.`,
  add: "Add payout details", change: "Change payout details", saved: "Payout details saved.", cancel: "Cancel",
  waiting: (slots: { readonly amount: string | number }): string => `${slots.amount} is due and waits`,
  paid: (slots: { readonly amount: string | number }): string => `${slots.amount} paid so far`,
  owed: (slots: { readonly amount: string | number }): string =>
    `${slots.amount} went back to guests after we paid you. Your next payouts make up for it.`,
  withheld: (slots: { readonly amount: string | number }): string => `${slots.amount} of it was kept back for earlier refunds`,
  noPayouts: "No payouts yet.", statement: "Statement",
  showAll: (slots: { readonly count: string | number }): string => `Show all ${slots.count}`,
  rowPaid: (slots: { readonly date: string | number }): string => `Paid on ${slots.date}`,
  rowWaits: (slots: { readonly date: string | number }): string => `Due since ${slots.date}`,
  stay: (slots: { readonly title: string | number; readonly dates: string | number }): string => `${slots.title}, ${slots.dates}`,
  reference: (slots: { readonly reference: string | number }): string => `Booking ${slots.reference}`,
} as const;
