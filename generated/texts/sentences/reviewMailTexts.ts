// Generated 6024ab2d5b67. Sentences that people read.

/** What the mails about reviews have in common. */
export const reviewMailTexts = {
  guest: "Your guest",
  host: "Your host",
  theHost: "your host",
  stars: (slots: { readonly rating: string | number }): string => `${slots.rating} out of 5 stars`,
} as const;
