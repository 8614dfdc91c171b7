// Generated 3a735c9452c9. Sentences that people read.

/** The mail to a guest the day before a stay. */
export const arrivalNearTexts = {
  subject: (slots: { readonly title: string | number; readonly date: string | number }): string => `Your stay at ${slots.title} begins ${slots.date}`,
  intro: (slots: { readonly title: string | number }): string => `Your stay at ${slots.title} is about to begin:`,
  address: (slots: { readonly address: string | number }): string => `Address: ${slots.address}`,
  note: (slots: { readonly part: string | number; readonly text: string | number }): string => `${slots.part}: ${slots.text}`,
  ending: "Your stay page has directions, your messages and anything your host adds.",
} as const;
