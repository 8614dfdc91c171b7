// Generated e55bd2d20f16. Sentences that people read.

/** What the mails about changes of a booking have in common. */
export const changeMailTexts = {
  dates: (slots: { readonly was: string | number; readonly is: string | number }): string => `Dates: ${slots.was} → ${slots.is}`,
  party: (slots: { readonly was: string | number; readonly is: string | number }): string => `Guests: ${slots.was} → ${slots.is}`,
  total: (slots: { readonly was: string | number; readonly is: string | number }): string => `Paid by card: ${slots.was} → ${slots.is}`,
  payout: (slots: { readonly was: string | number; readonly is: string | number }): string => `Your payout before taxes: ${slots.was} → ${slots.is}`,
  range: (slots: { readonly checkin: string | number; readonly checkout: string | number }): string => `${slots.checkin} to ${slots.checkout}`,
  more: (slots: { readonly amount: string | number }): string => `You’d pay ${slots.amount} more.`,
  less: (slots: { readonly amount: string | number }): string => `${slots.amount} would go back to your card.`,
  same: "The price stays the same.",
  pointsBack: (slots: { readonly points: string | number }): string => `${slots.points} points come back to your balance, because the new price can’t take them.`,
  stays: "The booking stays as it is.",
  notCharged: "We never charge your card without you.",
} as const;
