// Generated 0f4aab33c018. Sentences that people read.

/** A part of the host’s words about arriving. */
export const arrivalNearTexts = {
  note: (slots: { readonly part: string | number; readonly text: string | number }): string => `${slots.part}: ${slots.text}`,
} as const;
