// Generated 2b25ad91f955. Sentences that people read.

/** The mail to a host about a request that was changed. */
export const requestChangedTexts = {
  subject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} changed their request for ${slots.title}`,
  intro: (slots: { readonly title: string | number }): string => `The request for ${slots.title} is now:`,
} as const;
