// Generated ce41d3a5882b. Sentences that people read.

/** The mail to the operator about what is stuck. */
export const waitingTexts = {
  subject: (slots: { readonly count: string | number }): string => `Stuck on Tuckamore: ${slots.count}`,
  intro: "These wait for you. The same list, whole and as it is now: npm run operator -- stuck",
  more: (slots: { readonly count: string | number }): string => `And ${slots.count} more.`,
} as const;
