// Generated 715ae4a3a3ee. Sentences that people read.

/** What stands at the foot of every mail. */
export const mailTexts = {
  fallback: "If the button doesn’t work, copy this link into your browser:",
  reason: "You’re getting this email because this address was entered on Tuckamore. Please don’t reply. For help, email help@tuckamore.example.",
  answered: (slots: { readonly address: string | number }): string => `Replies to this email go to ${slots.address}.`,
  company: "Tuckamore Stays Inc.",
  address: "100 Water Street, St. John’s, NL A1C 1A1, Canada",
} as const;
