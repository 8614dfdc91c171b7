// Generated 24dc7933ede9. Sentences that people read.

/** The mail to a guest whose request was rejected. */
export const requestRejectedTexts = {
  subject: (slots: { readonly title: string | number }): string => `${slots.title} can’t take your request`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} can’t host you at ${slots.title} for these dates:`,
  why: "Their reason:",
} as const;
