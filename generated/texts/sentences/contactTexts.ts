// Generated c79356b54f85. Sentences that people read.

/** The contact page. */
export const contactTexts = {
  heading: "How can we help?",
  questionsFirst: "Find quick answers in our FAQ:",
  sent: (slots: { readonly email: string | number }): string => `Thanks! We got your message and will reply to ${slots.email}.`,
  reference: (slots: { readonly reference: string | number }): string => `Your reference is ${slots.reference}.`,
  website: "Leave this empty",
  another: "Send another message",
  byMail: "Email help@tuckamore.example, or write to Tuckamore Stays Inc., 100 Water Street, St. John’s, NL A1C 1A1, Canada.",
} as const;
