// Generated beb906683501. Sentences that people read.

/** The mail shortly before the time for a review is over. */
export const reviewRemindedTexts = {
  subject: (slots: { readonly title: string | number }): string => `A few days left to review ${slots.title}`,
  intro: (slots: { readonly title: string | number; readonly moment: string | number }): string => `You haven’t reviewed your stay at ${slots.title} yet. You can until ${slots.moment}.`,
  short: "A few sentences are enough.",
  button: "Review your stay",
  ending: "This is the last email about it.",
} as const;
