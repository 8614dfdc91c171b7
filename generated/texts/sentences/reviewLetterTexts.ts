// Generated 935418e723c0. Sentences that people read. Change the spec, not this file.

/** What the mails about reviews have in common (decision: section 9: a guest is asked for a review the day after the stay, and once more before the time for it is over) */
export const reviewLetterTexts = {
  guest: "Your guest",
  host: "Your host",
  place: "the place",
  quoted: (slots: { readonly text: string | number }): string => `“${slots.text}”`,
  stars: (slots: { readonly rating: string | number }): string => `${slots.rating} out of 5 stars`,
} as const;
