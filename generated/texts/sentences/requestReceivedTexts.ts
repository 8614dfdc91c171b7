// Generated 3e4b954c2be9. Sentences that people read.

/** The mail to a host about a request. */
export const requestReceivedTexts = {
  subject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} wants to stay at ${slots.title}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} asked to book ${slots.title}:`,
  held: "The nights are held until you answer.",
} as const;
