// Generated 2ffb21a8efce. Sentences that people read.

/** The mail the day after a stay. */
export const reviewAskedTexts = {
  subject: (slots: { readonly title: string | number }): string => `How was your stay at ${slots.title}?`,
  intro: (slots: { readonly title: string | number }): string => `Your stay at ${slots.title} is over. What should the next guest know?`,
  until: (slots: { readonly moment: string | number }): string => `You can write a review until ${slots.moment}. It’s public once your host has reviewed you too, or after that date, and can’t be edited.`,
  button: "Review your stay",
  ending: (slots: { readonly name: string | number }): string => `Use the private note for anything only ${slots.name} should see.`,
} as const;
