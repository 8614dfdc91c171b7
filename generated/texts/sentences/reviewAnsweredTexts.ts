// Generated a8afd76ef04b. Sentences that people read. Change the spec, not this file.

/** The mail to a guest whose review was answered (decision: section 9: one public reply of the host, within a month) */
export const reviewAnsweredTexts = {
  subject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} replied to your review of ${slots.title}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} replied to your review of ${slots.title}:`,
  button: "View your stay",
  ending: "The reply is public, below your review.",
} as const;
