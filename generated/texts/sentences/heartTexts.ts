// Generated 092ce1033f53. Sentences that people read.

/** The heart on a stay. */
export const heartTexts = {
  save: "Save",
  saveOf: (slots: { readonly title: string | number }): string => `Save ${slots.title}`,
  saved: "Saved",
} as const;
