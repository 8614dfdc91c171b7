// Generated 971ea99385c1. Sentences that people read. Change the spec, not this file.

/** The mails to both about a stay that its guest cancelled. */
export const bookingCancelledTexts = {
  subject: (slots: { readonly title: string | number }): string => `You cancelled your stay at ${slots.title}`,
  intro: (slots: { readonly title: string | number }): string => `Your stay at ${slots.title} is cancelled:`,
  hostSubject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} cancelled their stay at ${slots.title}`,
  hostIntro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} cancelled their stay at ${slots.title}. These nights are free again:`,
  why: "Their reason:",
  hostEnding: "What you still receive is shown with the booking.",
} as const;
