// Generated 567025906d06. Sentences that people read. Change the spec, not this file.

/** The mail to a host about a request (decision: section 2: who is told of what; section 16: each mail has one clear next step) */
export const requestReceivedTexts = {
  subject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} wants to stay at ${slots.title}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} asked to book ${slots.title}:`,
  held: "The nights are held until you answer.",
} as const;
