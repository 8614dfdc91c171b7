// Generated ea9a24a0eb52. Sentences that people read.

/** What a payment is called where it is made. */
export const paymentTexts = {
  title: (slots: { readonly title: string | number; readonly checkin: string | number; readonly checkout: string | number }): string => `${slots.title}, ${slots.checkin} to ${slots.checkout}`,
  claim: (slots: { readonly title: string | number }): string => `Claim after a stay at ${slots.title}`,
} as const;
