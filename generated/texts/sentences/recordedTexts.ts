// Generated b41b7a73088f. Sentences that people read. Change the spec, not this file.

/** Why a payment cannot be recorded as it was entered. */
export const recordedTexts = {
  tooMuch: (slots: { readonly left: string | number }): string => `Enter ${slots.left} or less.`,
  tooEarly: "Choose a day after the booking was made.",
  tooLate: "Choose today or an earlier day.",
} as const;
