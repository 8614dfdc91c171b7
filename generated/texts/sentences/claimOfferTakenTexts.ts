// Generated b0d7d79572ef. Sentences that people read.

/** The mail to a guest whose offer a host took. */
export const claimOfferTakenTexts = {
  subject: (slots: { readonly name: string | number; readonly amount: string | number }): string => `${slots.name} accepted your offer of ${slots.amount}`,
  intro: (slots: { readonly name: string | number; readonly amount: string | number; readonly title: string | number }): string => `${slots.name} accepted your offer of ${slots.amount} for the claim after your stay at ${slots.title}:`,
} as const;
