// Generated 2637473ea595. Sentences that people read.

/** The mails to both about a stay that its guest cancelled. */
export const bookingCancelledTexts = {
  subject: (slots: { readonly title: string | number }): string => `You cancelled your stay at ${slots.title}`,
  intro: (slots: { readonly title: string | number }): string => `Your stay at ${slots.title} is cancelled:`,
  hostSubject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} cancelled their stay at ${slots.title}`,
  hostIntro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} cancelled their stay at ${slots.title}. These nights are available again:`,
  why: "Their reason:",
  hostEnding: "See what you’ll be paid on the booking page.",
} as const;
