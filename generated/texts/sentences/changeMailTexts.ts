// Generated af4d5881ed46. Sentences that people read.

/** The card of what changes. */
export const changeMailTexts = {
  changes: "What changes",
  moved: (slots: { readonly was: string | number; readonly is: string | number }): string => `${slots.was} → ${slots.is}`,
  dates: "Dates",
  party: "Guests",
  total: "Paid by card",
  payout: "Payout before taxes",
  offered: "You’d pay",
} as const;
