// Generated 87a8678f9ed8. Sentences that people read.

/** What a payment is called where it is made. */
export const paymentTexts = {
  title: (slots: { readonly title: string | number; readonly checkin: string | number; readonly checkout: string | number }): string => `${slots.title}, ${slots.checkin} to ${slots.checkout}`,
} as const;
