// Generated 78f78e3a13e4. Sentences that people read.

/** What the mails about changes of a booking have in common. */
export const changeMailTexts = {
  changes: "What changes",
  moved: (slots: { readonly was: string | number; readonly is: string | number }): string => `${slots.was} → ${slots.is}`,
  dates: "Dates",
  party: "Guests",
  total: "Paid by card",
  payout: "Payout before taxes",
  more: (slots: { readonly amount: string | number }): string => `You’d pay ${slots.amount} more.`,
  less: (slots: { readonly amount: string | number }): string => `${slots.amount} would go back to your card.`,
  same: "The price stays the same.",
  pointsBack: (slots: { readonly points: string | number }): string => `${slots.points} points are back in your balance because the new price can’t use them.`,
  stays: "The booking stays as it is.",
  notCharged: "We never charge your card without you.",
} as const;
