// Generated f79d290cbf11. Sentences that people read.
import { counted } from "../counted";

/** The inbox. */
export const inboxTexts = {
  heading: "Messages",
  link: "Messages",
  withHosts: "With hosts",
  withGuests: "With guests",
  sides: "Your conversations",
  unread: (slots: { readonly count: string | number }): string => `${slots.count} unread`,
  empty: "No messages yet",
  emptyGuest: "Write to a host from a listing, or about a stay.",
  emptyHost: "When a guest writes to you, it’ll show up here.",
  emptyAction: "Search stays",
  you: (slots: { readonly text: string | number }): string => `You: ${slots.text}`,
  photos: (slots: { readonly count: number }): string => counted("en-CA", slots.count, { one: "Sent a photo", other: `Sent ${slots.count} photos` }),
  yourPhotos: (slots: { readonly count: number }): string => counted("en-CA", slots.count, { one: "You sent a photo", other: `You sent ${slots.count} photos` }),
  choose: "Choose a conversation.",
  back: "All messages",
  notFound: "We couldn’t find this conversation in your messages.",
  failed: "We couldn’t load your messages.",
  more: "More conversations",
  list: "Conversations",
  retry: "Retry",
  loading: "Loading your messages",
} as const;
