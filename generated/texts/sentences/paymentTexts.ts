// Generated 749ca3b40698. Sentences that people read.

/** What a payment is called where it is made. */
export const paymentTexts = {
  title: (slots: { readonly title: string | number; readonly checkin: string | number; readonly checkout: string | number }): string => `${slots.title}, ${slots.checkin} to ${slots.checkout}`,
  claim: (slots: { readonly title: string | number }): string => `Claim after a stay at ${slots.title}`,
  change: (slots: { readonly title: string | number }): string => `Change of a stay at ${slots.title}`,
} as const;
