// Generated 12823e152be6. Sentences that people read. Change the spec, not this file.

/** The mail to a host about a request that was changed. */
export const requestChangedTexts = {
  subject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} changed their request for ${slots.title}`,
  intro: (slots: { readonly title: string | number }): string => `The request for ${slots.title} is now:`,
} as const;
