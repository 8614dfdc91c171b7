// Generated ea6a90fca01b. Sentences that people read. Change the spec, not this file.

/** The mail shortly before the time for a review is over. */
export const reviewRemindedTexts = {
  subject: (slots: { readonly title: string | number }): string => `A few days left to review ${slots.title}`,
  intro: (slots: { readonly title: string | number; readonly moment: string | number }): string => `You haven’t reviewed your stay at ${slots.title} yet. You can until ${slots.moment}.`,
  short: "A few sentences are enough.",
  button: "Review your stay",
  ending: "This is the last email about it.",
} as const;
