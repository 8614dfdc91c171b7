// Generated 98e4c2698b7c. Sentences that people read.

/** The mail to a host about whose review of a guest the operator has decided. */
export const guestReviewDecidedTexts = {
  shownSubject: "Hosts can read your review of a guest again",
  shown: (slots: { readonly title: string | number }): string => `We looked at your review of a guest at ${slots.title}. Hosts can read it again.`,
  hiddenSubject: "We took down your review of a guest",
  hidden: (slots: { readonly title: string | number; readonly reason: string | number }): string => `We looked at your review of a guest at ${slots.title}, and took it down. The reason: ${slots.reason}`,
  button: "View the booking",
  ending: "If you have questions, email help@tuckamore.example.",
} as const;
