// Generated 1543dcd0a297. Sentences that people read.

/** The mail to the side of a stay that has not written yet. */
export const wroteReviewTexts = {
  subject: (slots: { readonly name: string | number }): string => `${slots.name} wrote you a review`,
  introHost: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} has reviewed their stay at ${slots.title}.`,
  introGuest: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} has reviewed you as a guest at ${slots.title}.`,
  until: (slots: { readonly moment: string | number }): string => `You can read it once you’ve written yours, or after ${slots.moment}.`,
  buttonHost: "Review your guest",
  buttonGuest: "Review your stay",
  ending: "This way, neither of you is swayed by the other’s review.",
} as const;
