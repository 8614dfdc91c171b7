// Generated 52ede0be4969. Sentences that people read.

/** The mails to both about a request that nobody answered. */
export const requestExpiredTexts = {
  subject: (slots: { readonly title: string | number }): string => `Your request for ${slots.title} expired`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} didn’t respond to your request for ${slots.title} in time:`,
  hostSubject: (slots: { readonly title: string | number }): string => `A request for ${slots.title} expired`,
  hostIntro: (slots: { readonly name: string | number; readonly title: string | number }): string => `You didn’t answer ${slots.name}’s request for ${slots.title} in time. These nights are available again:`,
  hostEnding: "Unanswered requests lower your response rate. Turn on instant book, or block nights that you don’t want to offer.",
} as const;
