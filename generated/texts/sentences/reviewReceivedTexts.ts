// Generated 62ff7c486a4e. Sentences that people read.

/** The mail to a host about a review. */
export const reviewReceivedTexts = {
  subject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} reviewed ${slots.title}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} reviewed their stay at ${slots.title}:`,
  waiting: (slots: { readonly why: string | number }): string => `It isn’t public yet. We’re reviewing it first: ${slots.why}.`,
  note: "They also left you a private note. Read it on the booking page.",
  button: "Read and reply",
  ending: (slots: { readonly moment: string | number }): string => `You can reply once, for everyone to read, until ${slots.moment}.`,
} as const;
