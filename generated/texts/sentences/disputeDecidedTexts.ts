// Generated 995ec37dc3ba. Sentences that people read.

/** The mail to a host about how a dispute ended. */
export const disputeDecidedTexts = {
  subject: (slots: { readonly title: string | number }): string => `The dispute about ${slots.title} is decided`,
  intro: (slots: { readonly title: string | number }): string => `The bank has decided about the disputed payment for this stay at ${slots.title}:`,
  won: "The payment stands. What you receive stays as it was, and a payout that waited goes out.",
  us: (slots: { readonly amount: string | number }): string => `The bank gave ${slots.amount} back to the owner of the card. Tuckamore bears that: what you receive stays as it was, and a payout that waited goes out.`,
  host: (slots: { readonly amount: string | number }): string => `The bank gave ${slots.amount} back to the owner of the card. That counts as a refund of this stay, so you receive less for it. What we’ve already paid you comes out of your next payouts.`,
  refund: (slots: { readonly amount: string | number }): string => `The bank gave ${slots.amount} back to the owner of the card. The guest was due that refund anyway, so nothing changes for you.`,
  ending: "What you receive for this stay is shown with the booking. Contact us if you think we missed something.",
} as const;
