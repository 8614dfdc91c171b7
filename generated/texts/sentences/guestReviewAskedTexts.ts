// Generated 15a0b82c0bf3. Sentences that people read.

/** The mail to a host the day after a stay. */
export const guestReviewAskedTexts = {
  subject: (slots: { readonly name: string | number }): string => `How was ${slots.name} as a guest?`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name}’s stay at ${slots.title} is over. Would you host them again?`,
  until: (slots: { readonly name: string | number; readonly moment: string | number }): string => `You can review ${slots.name} until ${slots.moment}. Only hosts ${slots.name} asks to stay with can read it, and it can’t be edited.`,
  button: "Review your guest",
  ending: "Neither of you sees the other’s review until you’ve both written one, or until that date.",
} as const;
