// Generated 42ee154bb379. Sentences that people read.

/** Names in the mails about reviews of those who have none. */
export const reviewMailTexts = {
  guest: "Your guest",
  host: "Your host",
  theHost: "your host",
} as const;
