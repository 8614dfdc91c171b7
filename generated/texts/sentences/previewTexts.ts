// Sentences that people read. Written by the generator from the spec; change the spec, not this file.

/** The picture that a shared link shows (decision: a shared link tells at a glance what one would open) */
export const previewTexts = {
  rated: (slots: { readonly rating: string | number; readonly count: string | number }): string => `★ ${slots.rating} (${slots.count})`,
} as const;
