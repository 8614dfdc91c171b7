// Generated 9114bfc68e92. Sentences that people read.

/** The mail to a host about a payment that the card’s owner denies. */
export const paymentDisputedTexts = {
  subject: (slots: { readonly title: string | number }): string => `The payment for ${slots.title} is disputed`,
  intro: (slots: { readonly title: string | number }): string => `The owner of the card that paid for this stay at ${slots.title} has asked their bank to take the payment back:`,
  waits: "A payout that hasn’t been sent yet waits until the bank has decided. We answer the bank for you.",
  ending: "Keep your messages and photos of this stay. We’ll ask you if we need them.",
} as const;
