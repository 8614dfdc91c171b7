// Generated 77789f128a02. Sentences that people read.

/** Below a list that shows the usual choices first. */
export const shortListTexts = {
  showAll: (slots: { readonly count: string | number }): string => `Show all ${slots.count}`,
  showAllOf: (slots: { readonly count: string | number; readonly list: string | number }): string => `Show all ${slots.count}: ${slots.list}`,
  showFewer: "Show fewer",
  showFewerOf: (slots: { readonly list: string | number }): string => `Show fewer: ${slots.list}`,
} as const;
