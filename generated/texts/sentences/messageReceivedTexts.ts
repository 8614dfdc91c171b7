// Generated b2fc7c3fff82. Sentences that people read.
import { counted } from "../counted";

/** The mail about a message. */
export const messageReceivedTexts = {
  subject: (slots: { readonly name: string | number }): string => `New message from ${slots.name}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} wrote to you about ${slots.title}:`,
  photos: (slots: { readonly count: number; readonly name: string | number; readonly title: string | number }): string => counted("en-CA", slots.count, (number) => ({ one: `${slots.name} sent a photo about ${slots.title}.`, other: `${slots.name} sent ${number} photos about ${slots.title}.` })),
  withPhotos: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} photo attached.`, other: `${number} photos attached.` })),
  button: "Read and reply",
  ending: (slots: { readonly name: string | number }): string => `To reply to ${slots.name}, use your messages on Tuckamore.`,
  guest: "A guest",
  host: "Your host",
  place: "a place",
  hidden: "[hidden]",
} as const;
