// Generated 408fbf4d4d6e. Sentences that people read.

/** The mail to a guest about whose review somebody has decided. */
export const reviewDecidedTexts = {
  shownSubject: (slots: { readonly title: string | number }): string => `Your review of ${slots.title} is public`,
  shown: (slots: { readonly title: string | number }): string => `We looked at your review of ${slots.title}. Everyone can read it now.`,
  hiddenSubject: (slots: { readonly title: string | number }): string => `Your review of ${slots.title} isn’t public`,
  hidden: (slots: { readonly title: string | number; readonly reason: string | number }): string => `We looked at your review of ${slots.title}, and decided not to show it. The reason: ${slots.reason}`,
  button: "View your stay",
  ending: "If you have questions, email help@tuckamore.example.",
} as const;
