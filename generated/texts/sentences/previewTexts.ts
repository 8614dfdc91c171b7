// Generated abaec05186d6. Sentences that people read. Change the spec, not this file.

/** The picture that a shared link shows. */
export const previewTexts = {
  rated: (slots: { readonly rating: string | number; readonly count: string | number }): string => `★ ${slots.rating} (${slots.count})`,
} as const;
