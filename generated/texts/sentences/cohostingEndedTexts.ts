// Generated 5a0cb6667364. Sentences that people read.

/** The mail to a co-host whose listing is gone. */
export const cohostingEndedTexts = {
  subject: (slots: { readonly title: string | number }): string => `${slots.title} is no longer on Tuckamore`,
  intro: (slots: { readonly title: string | number }): string => `${slots.title} is no longer on Tuckamore, so your co-hosting has ended. You can no longer open its calendar, bookings or messages.`,
  button: "Your properties",
  ending: "You don’t need to do anything.",
} as const;
