// Generated 6c07cbaa5745. Sentences that people read.

/** The mail to a guest about the points of a stay. */
export const pointsArrivedTexts = {
  subject: (slots: { readonly points: string | number }): string => `You earned ${slots.points} points`,
  intro: (slots: { readonly title: string | number }): string => `Here are your points for your stay at ${slots.title}:`,
  worth: (slots: { readonly points: string | number; readonly amount: string | number }): string => `You earned ${slots.points} points, worth ${slots.amount} off a stay. They never expire.`,
  button: "View your points",
  ending: "Use them at checkout once you have 100 or more.",
} as const;
