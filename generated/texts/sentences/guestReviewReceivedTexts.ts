// Generated 2c9ca8f54b25. Sentences that people read.

/** The mail to a guest about what the host wrote. */
export const guestReviewReceivedTexts = {
  subject: (slots: { readonly name: string | number }): string => `${slots.name} reviewed you`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} wrote about you as a guest at ${slots.title}:`,
  button: "View your stay",
  ending: "Hosts can read it when you ask to stay with them.",
} as const;
