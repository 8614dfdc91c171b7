// Generated a80d3577faf1. Sentences that people read.

/** The mails to both about a booking that was not paid in time. */
export const bookingLapsedTexts = {
  subject: (slots: { readonly title: string | number }): string => `Your booking at ${slots.title} expired`,
  intro: (slots: { readonly title: string | number }): string => `We didn’t receive your payment for ${slots.title} in time, so these nights are available again:`,
  button: "Book again",
  ending: "You can book again if the nights are still available.",
  hostSubject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} didn’t pay for ${slots.title}`,
  hostIntro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} didn’t pay for ${slots.title} in time. These nights are available again:`,
} as const;
