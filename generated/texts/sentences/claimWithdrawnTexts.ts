// Generated 167f74521d20. Sentences that people read.

/** The mail to a guest about a claim that was withdrawn. */
export const claimWithdrawnTexts = {
  subject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} withdrew the claim for ${slots.title}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} withdrew the claim after your stay at ${slots.title}:`,
  nothing: "You don’t owe anything, and there’s nothing you need to do.",
} as const;
