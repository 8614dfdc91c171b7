// Generated a2e6db0b435e. Sentences that people read.

/** What stands around every mail, and how it writes a fact. */
export const mailTexts = {
  fact: (slots: { readonly label: string | number; readonly value: string | number }): string => `${slots.label}: ${slots.value}`,
  fallback: "If the button doesn’t work, copy this link into your browser:",
  help: "Please don’t reply. For help, email help@tuckamore.example.",
  answered: (slots: { readonly address: string | number }): string => `Replies to this email go to ${slots.address}.`,
  company: "Tuckamore Stays Inc.",
  address: "100 Water Street, St. John’s, NL A1C 1A1, Canada",
} as const;
