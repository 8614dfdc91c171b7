// Generated 970eedeb8876. Sentences that people read. Change the spec, not this file.

/** What a payment is called where it is made (decision: section 17: whoever pays reads what for, on the provider’s page too) */
export const paymentTexts = {
  title: (slots: { readonly title: string | number; readonly checkin: string | number; readonly checkout: string | number }): string => `${slots.title}, ${slots.checkin} to ${slots.checkout}`,
} as const;
