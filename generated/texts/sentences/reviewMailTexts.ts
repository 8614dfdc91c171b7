// Generated 4a3a44f879d5. Sentences that people read. Change the spec, not this file.

/** What the mails about reviews have in common. */
export const reviewMailTexts = {
  guest: "Your guest",
  host: "Your host",
  place: "the place",
  quoted: (slots: { readonly text: string | number }): string => `“${slots.text}”`,
  stars: (slots: { readonly rating: string | number }): string => `${slots.rating} out of 5 stars`,
} as const;
