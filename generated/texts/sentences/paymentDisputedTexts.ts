// Generated cd085f0b2ff6. Sentences that people read.

/** The mail to a host about a payment that the card’s owner denies. */
export const paymentDisputedTexts = {
  subject: (slots: { readonly title: string | number }): string => `The payment for ${slots.title} is disputed`,
  intro: (slots: { readonly title: string | number }): string => `The cardholder has disputed the payment for this stay at ${slots.title} with their bank:`,
  waits: "If we haven’t sent your payout yet, it waits until the bank decides. We’ll respond to the bank for you.",
  ending: "Keep your messages and photos of this stay. We’ll ask you if we need them.",
} as const;
