// Generated d46fc8e40504. Sentences that people read.

/** The place of a link in the copy of a message. */
export const contactMailTexts = {
  linkRemoved: "[link removed]",
} as const;
