// Generated 104ec2013b21. Sentences that people read.

/** The inbox. */
export const inboxTexts = {
  heading: "Messages",
  link: "Messages",
  linkUnread: (slots: { readonly count: string | number }): string => `Messages, ${slots.count} unread`,
  unread: (slots: { readonly count: string | number }): string => `${slots.count} unread`,
  empty: "No messages yet",
  emptyGuest: "Write to a host from a listing, or about a stay.",
  emptyHost: "When a guest writes to you, it’ll show up here.",
  emptyAction: "Search stays",
  you: (slots: { readonly text: string | number }): string => `You: ${slots.text}`,
  choose: "Choose a conversation.",
  back: "All messages",
  notFound: "We couldn’t find this conversation in your messages.",
  failed: "We couldn’t load your messages.",
  more: "More conversations",
  list: "Conversations",
  retry: "Retry",
  loading: "Loading your messages",
} as const;
