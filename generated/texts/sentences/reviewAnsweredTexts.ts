// Generated 3993b74ad132. Sentences that people read.

/** The mail to a guest whose review was answered. */
export const reviewAnsweredTexts = {
  subject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} replied to your review of ${slots.title}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} replied to your review of ${slots.title}:`,
  button: "View your stay",
  ending: "The reply is public, below your review.",
} as const;
