// Generated 6ab80c06d765. Sentences that people read.

/** Why a payment cannot be recorded as it was entered. */
export const recordedTexts = {
  tooMuch: (slots: { readonly left: string | number }): string => `Enter ${slots.left} or less.`,
  tooEarly: "Choose a day after the booking was made.",
  tooLate: "Choose today or an earlier day.",
} as const;
