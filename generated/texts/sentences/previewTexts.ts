// Generated 5c27d3ee7a33. Sentences that people read. Change the spec, not this file.

/** The picture that a shared link shows (decision: a shared link tells at a glance what one would open) */
export const previewTexts = {
  rated: (slots: { readonly rating: string | number; readonly count: string | number }): string => `★ ${slots.rating} (${slots.count})`,
} as const;
