// Generated d076a7d6673b. Sentences that people read.

/** The mail to a guest who asked for a stay. */
export const requestSentTexts = {
  subject: (slots: { readonly title: string | number }): string => `Request sent: ${slots.title}`,
  intro: (slots: { readonly title: string | number; readonly name: string | number }): string => `We sent your request for ${slots.title} to ${slots.name}:`,
  until: (slots: { readonly name: string | number; readonly moment: string | number }): string => `${slots.name} can answer until ${slots.moment}. After that, the request expires.`,
  ending: (slots: { readonly name: string | number }): string => `You don’t pay anything until ${slots.name} accepts.`,
} as const;
