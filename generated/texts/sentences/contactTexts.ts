// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The contact page (decision: the words around the contact form) */
export const contactTexts = {
  heading: "How can we help?",
  questionsFirst: "Many questions are answered already:",
  sent: (slots: { readonly email: string | number }): string => ["Thank you. Your message is on its way, and we answer to ", slots.email, "."].join(""),
  another: "Write another message",
  byMail: "Or write to help@tuckamore.example, or to Tuckamore Stays Inc., 100 Water Street, St. John’s, NL A1C 1A1, Canada.",
} as const;
