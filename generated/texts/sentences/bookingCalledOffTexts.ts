// Generated 3804e9302750. Sentences that people read.

/** The mail to a guest whose host cancelled. */
export const bookingCalledOffTexts = {
  subject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} cancelled your stay at ${slots.title}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} cancelled your stay at ${slots.title}:`,
  why: "Their reason:",
  ending: "We’re sorry. Everything you paid comes back, our fee included.",
} as const;
