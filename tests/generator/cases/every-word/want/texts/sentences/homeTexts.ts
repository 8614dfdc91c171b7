// Sentences that people read. Written by the generator from the spec; change the spec, not this file.

/** The home page (§2) */
export const homeTexts = {
  headline: "Borrow it",
  found: (slots: { readonly count: string | number }): string => `${slots.count} tools in Shed`,
} as const;
