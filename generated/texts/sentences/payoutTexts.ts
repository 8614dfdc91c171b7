// Sentences that people read. Written by the generator from the spec; change the spec, not this file.

/** Payouts on the account page (decision: a host sees who is paid, what waits, and what was paid for which stay) */
export const payoutTexts = {
  part: "Payouts", heading: "Payouts", lead: "You’re paid 24 hours after each check-in.",
  missing: "Tell us where to send your money. Payouts wait until then.",
  to: (slots: { readonly name: string | number; readonly ending: string | number }): string =>
    `${slots.name}, account ending in ${slots.ending}`,
  add: "Add payout details", change: "Change payout details", saved: "Payout details saved.", cancel: "Cancel",
  waiting: (slots: { readonly amount: string | number }): string => `${slots.amount} is due and waits`,
  paid: (slots: { readonly amount: string | number }): string => `${slots.amount} paid so far`,
  owed: (slots: { readonly amount: string | number }): string =>
    `${slots.amount} went back to guests after we paid you. Your next payouts make up for it.`,
  withheld: (slots: { readonly amount: string | number }): string => `${slots.amount} of it was kept back for earlier refunds`,
  none: "No payouts yet.", statement: "Statement",
  showAll: (slots: { readonly count: string | number }): string => `Show all ${slots.count}`,
  rowPaid: (slots: { readonly date: string | number }): string => `Paid on ${slots.date}`,
  rowWaits: (slots: { readonly date: string | number }): string => `Due since ${slots.date}`,
  stay: (slots: { readonly title: string | number; readonly dates: string | number }): string => `${slots.title}, ${slots.dates}`,
  reference: (slots: { readonly reference: string | number }): string => `Booking ${slots.reference}`,
} as const;
