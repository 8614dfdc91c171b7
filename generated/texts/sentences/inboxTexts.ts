// Generated 7674ad75c399. Sentences that people read.
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
  by: (slots: { readonly name: string | number; readonly text: string | number }): string => `${slots.name}: ${slots.text}`,
  photos: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: "Sent a photo", other: `Sent ${number} photos` })),
  yourPhotos: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: "You sent a photo", other: `You sent ${number} photos` })),
  choose: "Choose a conversation.",
  back: "All messages",
  notFound: "We couldn’t find this conversation in your messages.",
  failed: "We couldn’t load your messages.",
  more: "More conversations",
  list: "Conversations",
  loading: "Loading your messages",
} as const;
