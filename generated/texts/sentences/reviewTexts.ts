// Generated 80a232fabf9f. Sentences that people read.
import { counted } from "../counted";

/** The review of a stay, on the booking. */
export const reviewTexts = {
  write: "Review this stay",
  until: (slots: { readonly date: string | number }): string => `You can review your stay until ${slots.date}`,
  thanks: "Thanks! Your review is now public.",
  thanksWaiting: "Thanks! We’ll check your review before it’s public.",
  own: "Your review",
  guests: (slots: { readonly guest: string | number }): string => `Review by ${slots.guest}`,
  note: "Private note to your host",
  noteHost: "Private note to you",
  failed: "We couldn’t load the review.",
  retry: "Try again",
  howWas: (slots: { readonly title: string | number }): string => `How was your stay at ${slots.title}?`,
  waiting: (slots: { readonly count: number }): string => counted("en", slots.count, { one: `${slots.count} stay is waiting for your review`, other: `${slots.count} stays are waiting for your review` }),
  choose: "Choose a stay",
  chooseHeading: "Which stay do you want to review?",
  by: (slots: { readonly date: string | number }): string => `By ${slots.date}`,
  written: (slots: { readonly guest: string | number }): string => `Reviews by ${slots.guest}`,
  writtenNone: (slots: { readonly guest: string | number }): string => `${slots.guest} hasn’t reviewed a stay yet.`,
} as const;
