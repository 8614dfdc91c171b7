// Generated a0d1d6f24e32. Sentences that people read.

/** Names in the mail about a message of those who have none. */
export const messageReceivedTexts = {
  guest: "A guest",
  host: "Your host",
  place: "a place",
  hidden: "[hidden]",
} as const;
