// Sentences that people read. Written by the generator from the spec; change the spec, not this file.
import { counted } from "../counted";

/** What was read of a listing elsewhere, for its host to confirm or change (decision: section 13: what was read is a draft that the host
 * confirms value by value) */
export const importedTexts = {
  heading: "Review what we imported",
  lead: (slots: { readonly platform: string | number }): string =>
    `From ${slots.platform}. Guests see a value once you have confirmed or changed it.`,
  found: "Found", foundNothing: "Nothing was found on the page.",
  left: (slots: { readonly count: number }): string => counted(
    "en", slots.count,
    { one: `${slots.count} value to confirm`, other: `${slots.count} values to confirm` },
  ),
  leftNone: "Everything is confirmed.", confirm: "Confirm",
  confirmOf: (slots: { readonly name: string | number }): string => `Confirm: ${slots.name}`,
  confirmAll: "Confirm all", confirmed: "Confirmed", change: "Change",
  changeOf: (slots: { readonly name: string | number }): string => `Change: ${slots.name}`,
  save: "Save", saved: "Saved.",
  changedElsewhere: "Somebody changed this property meanwhile. This is how it is now.",
  position: "Map location", yes: "Yes", no: "No", missing: "Still missing", missingNone: "Nothing is missing.", add: "Add",
  addOf: (slots: { readonly name: string | number }): string => `Add: ${slots.name}`,
  photosHeading: "Photos",
  photosFound: (slots: { readonly count: number }): string => counted(
    "en", slots.count,
    {
      one: `${slots.count} photo found. We import it once you confirm that you may use it.`,
      other: `${slots.count} photos found. We import them once you confirm that you may use them.`,
    },
  ),
  photosNone: "No photos found. You can upload them in the next steps.",
  photosPermit: "I own these photos or may use them", photosImport: "Import photos",
  photosRunning: (slots: { readonly count: string | number; readonly total: string | number }): string =>
    `Importing photos: ${slots.count} of ${slots.total}`,
  photosDone: (slots: { readonly count: number }): string => counted(
    "en", slots.count,
    { one: `${slots.count} photo imported`, other: `${slots.count} photos imported` },
  ),
  photosDoneNone: "The photos couldn’t be imported. You can upload them in the next steps.",
  otherLink: "Try again, or use another link", again: "Import again", goOn: "Continue setup", byHand: "Set up manually",
  openListing: "Open the page",
} as const;
