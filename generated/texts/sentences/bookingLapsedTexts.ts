// Generated 0b52d2e7b626. Sentences that people read.

/** The mails to both about a booking that was not paid in time. */
export const bookingLapsedTexts = {
  subject: (slots: { readonly title: string | number }): string => `Your booking at ${slots.title} expired`,
  intro: (slots: { readonly title: string | number }): string => `The payment for ${slots.title} didn’t arrive in time, so the nights are available to others again:`,
  button: "Book again",
  ending: "You can book again if the nights are still free.",
  hostSubject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} didn’t pay for ${slots.title}`,
  hostIntro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} didn’t pay for ${slots.title} in time. These nights are free again:`,
} as const;
