// Generated 135048c0db22. Sentences that people read. Change the spec, not this file.

/** The mail to a guest whose request was rejected. */
export const requestRejectedTexts = {
  subject: (slots: { readonly title: string | number }): string => `${slots.title} can’t take your request`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} can’t host you at ${slots.title} for these dates:`,
  why: "Their reason:",
} as const;
