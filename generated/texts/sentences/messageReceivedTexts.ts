// Generated 56a6276b9be7. Sentences that people read.

/** The mail about a message. */
export const messageReceivedTexts = {
  subject: (slots: { readonly name: string | number }): string => `New message from ${slots.name}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} wrote to you about ${slots.title}:`,
  quoted: (slots: { readonly text: string | number }): string => `“${slots.text}”`,
  button: "Read and reply",
  ending: (slots: { readonly name: string | number }): string => `Replies to this email don’t reach ${slots.name}. Reply in your messages instead.`,
  guest: "A guest",
  host: "Your host",
  place: "a place",
  hidden: "[hidden]",
} as const;
