// Generated 9d77929a7dd9. Sentences that people read.

/** The picture that a shared link shows. */
export const previewTexts = {
  rated: (slots: { readonly rating: string | number; readonly count: string | number }): string => `★ ${slots.rating} (${slots.count})`,
} as const;
