// Generated bc796fd27a2b. Sentences that people read.

/** The mail to a host about a request that its guest withdrew. */
export const requestWithdrawnTexts = {
  subject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} withdrew their request for ${slots.title}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} withdrew their request for ${slots.title}. These nights are available again:`,
  ending: "You don’t need to do anything.",
} as const;
