// Generated 47a3de908c2b. Sentences that people read.
import { counted } from "../counted";

/** Messages that are sent by themselves. */
export const automaticTexts = {
  heading: "Automatic messages",
  lead: "We send these to guests who have paid, once for each booking. If a guest pays after the time of a message before check-in, we send it right away. A message you write after its time isn’t sent.",
  none: "No automatic messages yet. Write one for when a booking is paid, before check-in or after check-out, and we’ll send it for you.",
  paid: "When a booking is paid",
  arrival: (slots: { readonly count: number; readonly time: string | number }): string => counted("en-CA", slots.count, (number) => ({ one: `1 day before check-in, at ${slots.time} at the property`, other: `${number} days before check-in, at ${slots.time} at the property` })),
  departure: (slots: { readonly count: number; readonly time: string | number }): string => counted("en-CA", slots.count, (number) => ({ one: `1 day after check-out, at ${slots.time} at the property`, other: `${number} days after check-out, at ${slots.time} at the property` })),
  arrivalDay: (slots: { readonly time: string | number }): string => `On the day of check-in, at ${slots.time} at the property`,
  departureDay: (slots: { readonly time: string | number }): string => `On the day of check-out, at ${slots.time} at the property`,
  daysBefore: "Days before check-in",
  daysAfter: "Days after check-out",
  off: "Off",
  all: "All properties",
  gone: "A property you no longer have",
  forWhich: "For",
  add: "New automatic message",
  full: "You have 30 automatic messages, the most you can have. Delete one to add another.",
  edit: "Edit",
  editHeading: "Edit automatic message",
  delete: "Delete",
  deleteHeading: "Delete this automatic message?",
  deleteText: "Messages that were already sent stay in your conversations.",
  keep: "Keep it",
  back: "Back",
  loading: "Loading your automatic messages",
  failed: "We couldn’t load your automatic messages.",
} as const;
