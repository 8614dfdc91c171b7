// Generated 6e8118234dc9. Sentences that people read.

/** The mail to a guest about a claim. */
export const claimFiledTexts = {
  subject: (slots: { readonly name: string | number; readonly amount: string | number; readonly title: string | number }): string => `${slots.name} asks for ${slots.amount} after your stay at ${slots.title}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} made a claim after your stay at ${slots.title}:`,
  answer: (slots: { readonly moment: string | number }): string => `Answer by ${slots.moment}. You can accept it, offer a part, or say why you don’t agree.`,
  after: "If you don’t answer, we’ll decide without hearing your side.",
  button: "View and answer",
} as const;
