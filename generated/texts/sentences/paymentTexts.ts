// Generated 9c59c7f9f905. Sentences that people read. Change the spec, not this file.

/** What a payment is called where it is made. */
export const paymentTexts = {
  title: (slots: { readonly title: string | number; readonly checkin: string | number; readonly checkout: string | number }): string => `${slots.title}, ${slots.checkin} to ${slots.checkout}`,
} as const;
