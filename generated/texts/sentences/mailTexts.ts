// Generated 20d9897e7dba. Sentences that people read.

/** What stands around every mail, and how it writes a fact. */
export const mailTexts = {
  fact: (slots: { readonly label: string | number; readonly value: string | number }): string => `${slots.label}: ${slots.value}`,
  fallback: "If the button doesn’t work, copy this link into your browser:",
  account: "You’re receiving this because you have a Tuckamore account.",
  guest: "You’re receiving this because you have a booking on Tuckamore.",
  host: "You’re receiving this because you host on Tuckamore.",
  invited: "You’re receiving this because a host on Tuckamore entered this address.",
  searcher: "You’re receiving this because you saved a search on Tuckamore and asked to hear of new stays.",
  writer: "You’re receiving this because this address was used on our contact page.",
  support: "You’re receiving this because this is Tuckamore’s support address.",
  help: "Please don’t reply. For help, email help@tuckamore.example.",
  answered: (slots: { readonly address: string | number }): string => `Replies to this email go to ${slots.address}.`,
  company: "Tuckamore Stays Inc.",
  address: "100 Water Street, St. John’s, NL A1C 1A1, Canada",
} as const;
