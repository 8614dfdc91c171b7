// Generated fc4ed6da329c. Sentences that people read.

/** The mail to the other side about a proposed change. */
export const changeProposedTexts = {
  subject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} asks to change the booking at ${slots.title}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} proposed a change to this booking at ${slots.title}:`,
  answer: (slots: { readonly moment: string | number }): string => `Respond by ${slots.moment}. If you don’t, the booking stays as it is.`,
  button: "View and respond",
} as const;
