// Generated fc8961baeda6. Sentences that people read.

/** A thread of messages. */
export const threadTexts = {
  heading: "Messages",
  log: (slots: { readonly name: string | number }): string => `Messages with ${slots.name}`,
  guest: "Guest",
  host: "Host",
  you: "You",
  automatic: "Sent automatically",
  removed: "This message was deleted with the sender’s account.",
  hidden: "We removed this message.",
  masked: "Part of this message is hidden until a booking is paid.",
  why: "To keep everyone safe, we hide phone numbers, addresses, links and email addresses until a booking is paid.",
  none: "No messages yet.",
  earlier: "Show earlier messages",
  retry: "Retry",
  loading: "Loading messages",
  failed: "We couldn’t load the messages.",
  cannot: "You can’t send messages here because this person closed their account.",
  about: (slots: { readonly title: string | number }): string => `About ${slots.title}`,
  open: "Open booking",
  listing: "View listing",
} as const;
