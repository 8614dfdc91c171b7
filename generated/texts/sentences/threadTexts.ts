// Generated e5807cd2f1b6. Sentences that people read.

/** A thread of messages. */
export const threadTexts = {
  heading: "Messages",
  placeTimes: "All times are local to the place.",
  log: (slots: { readonly name: string | number }): string => `Messages with ${slots.name}`,
  guest: "Guest",
  host: "Host",
  you: "You",
  removed: "This message was removed because its writer left.",
  hidden: "We removed this message.",
  masked: "Part of this message is hidden until a booking is paid.",
  why: "To keep everyone safe, we hide phone numbers, addresses, links and email addresses until a booking is paid.",
  none: "No messages yet.",
  earlier: "Show earlier messages",
  retry: "Retry",
  loading: "Loading messages",
  failed: "We couldn’t load the messages.",
  cannot: "You can’t write here any more, because this person has left Tuckamore.",
  about: (slots: { readonly title: string | number }): string => `About ${slots.title}`,
  open: "Open booking",
  listing: "View listing",
} as const;
