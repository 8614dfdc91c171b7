// Generated bcb6f57755d7. Sentences that people read.

/** The mail to a guest whose host cancelled. */
export const bookingCalledOffTexts = {
  subject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} cancelled your stay at ${slots.title}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} cancelled your stay at ${slots.title}:`,
  why: "Their reason:",
  ending: "We’re sorry. You get back everything you paid, including our fee.",
  endingRest: "We’re sorry. With the earlier refund, you get back everything you paid, including our fee.",
} as const;
