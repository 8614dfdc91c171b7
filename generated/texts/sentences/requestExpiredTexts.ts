// Generated 1d90a86ea3ad. Sentences that people read.

/** The mail to a guest whose request nobody answered. */
export const requestExpiredTexts = {
  subject: (slots: { readonly title: string | number }): string => `Your request for ${slots.title} expired`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} didn’t respond to your request for ${slots.title} in time:`,
} as const;
