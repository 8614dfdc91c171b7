// Generated ed53dc49d4e9. Sentences that people read. Change the spec, not this file.

/** Why a payment cannot be recorded as it was entered (decision: section 19: up to what is due, not in the future nor before the booking) */
export const recordedTexts = {
  tooMuch: (slots: { readonly left: string | number }): string => `Enter ${slots.left} or less.`,
  tooEarly: "Choose a day after the booking was made.",
  tooLate: "Choose today or an earlier day.",
} as const;
