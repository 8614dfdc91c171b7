// Generated 029a51b9d3cc. Sentences that people read.

/** What the mails about reviews have in common. */
export const reviewMailTexts = {
  guest: "Your guest",
  host: "Your host",
  theHost: "your host",
  quoted: (slots: { readonly text: string | number }): string => `“${slots.text}”`,
  stars: (slots: { readonly rating: string | number }): string => `${slots.rating} out of 5 stars`,
} as const;
