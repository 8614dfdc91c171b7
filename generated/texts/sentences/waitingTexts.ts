// Generated 0efb9f174e45. Sentences that people read.

/** The end of a long list of what is stuck. */
export const waitingTexts = {
  more: (slots: { readonly count: string | number }): string => `And ${slots.count} more.`,
} as const;
