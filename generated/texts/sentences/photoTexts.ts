// Generated ded8264507a1. Sentences that people read.
import { counted } from "../counted";

/** The pictures of a property, for its host. */
export const photoTexts = {
  count: (slots: { readonly count: string | number }): string => `${slots.count} of up to 50 photos`,
  forGoogle: "Google shows listings with 8 photos or more.",
  needed: "Add at least 5 photos, each with a short description.",
  describe: "Describe this photo for guests who use a screen reader.",
  describeFirst: "Guests see this listing, so describe the photo before you upload it.",
  cover: "Cover",
  makeCover: "Make cover",
  makeCoverOf: (slots: { readonly number: string | number }): string => `Make photo ${slots.number} the cover`,
  list: "Your photos, in order",
  grip: (slots: { readonly number: string | number; readonly count: string | number }): string => `Photo ${slots.number} of ${slots.count}: drag, or use the arrow keys to move it`,
  moveEarlier: (slots: { readonly number: string | number }): string => `Move photo ${slots.number} earlier`,
  moveLater: (slots: { readonly number: string | number }): string => `Move photo ${slots.number} later`,
  moved: (slots: { readonly number: string | number; readonly count: string | number }): string => `Moved to position ${slots.number} of ${slots.count}.`,
  remove: (slots: { readonly number: string | number }): string => `Remove photo ${slots.number}`,
  removed: "Photo removed.",
  undo: "Undo",
  back: "The photo is back.",
  uploading: (slots: { readonly number: string | number; readonly count: string | number }): string => `Uploading ${slots.number} of ${slots.count}…`,
  uploaded: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} photo added.`, other: `${number} photos added.` })),
  waiting: "Waiting…",
  sending: (slots: { readonly name: string | number }): string => `Uploading ${slots.name}`,
  drawing: "Processing…",
  upload: "Upload",
  cancel: (slots: { readonly name: string | number }): string => `Cancel upload of ${slots.name}`,
  tooMany: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `You can add up to 50 photos. ${number} wasn’t added.`, other: `You can add up to 50 photos. ${number} weren’t added.` })),
  empty: "No photos yet. They’re the first thing guests look at.",
  found: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `You can import ${number} photo from your existing listing.`, other: `You can import ${number} photos from your existing listing.` })),
  chooseFound: "Choose photos",
} as const;
