// Generated 47f8e4b56188. Sentences that people read.

/** The mail to a guest whose request was rejected. */
export const requestRejectedTexts = {
  subject: (slots: { readonly title: string | number }): string => `Your request for ${slots.title} was declined`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} can’t host you at ${slots.title} on these dates:`,
  why: "Their reason:",
} as const;
