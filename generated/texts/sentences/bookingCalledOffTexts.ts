// Generated 85018f3b9292. Sentences that people read.

/** The mail to a guest whose host cancelled. */
export const bookingCalledOffTexts = {
  subject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} cancelled your stay at ${slots.title}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} cancelled your stay at ${slots.title}:`,
  why: "Their reason:",
  ending: "We’re sorry. Everything you paid comes back, our fee included.",
  endingRest: "We’re sorry. With what went back before, that is everything you paid, our fee included.",
} as const;
