// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The pictures of a property, for its host (decision: section 12: at least five pictures, each with words) */
export const photoTexts = {
  count: (slots: { readonly count: string | number }): string => [slots.count, " of up to 50 photos"].join(""),
  needed: "Add at least 5 photos, each with a short description.",
  describe: "Add a description: guests who can’t see the photo hear it.",
  describeFirst: "Guests see this listing, so describe the photo before you upload it.",
  cover: "Cover",
  list: "Your photos, in order",
  grip: (slots: { readonly number: string | number; readonly count: string | number }): string => [
    "Photo ",
    slots.number,
    " of ",
    slots.count,
    ": drag, or use the arrow keys to move it",
  ].join(""),
  moveEarlier: (slots: { readonly number: string | number }): string => ["Move photo ", slots.number, " earlier"].join(""),
  moveLater: (slots: { readonly number: string | number }): string => ["Move photo ", slots.number, " later"].join(""),
  moved: (slots: { readonly number: string | number; readonly count: string | number }): string => [
    "Moved to position ",
    slots.number,
    " of ",
    slots.count,
    ".",
  ].join(""),
  remove: (slots: { readonly number: string | number }): string => ["Remove photo ", slots.number].join(""),
  removed: "Photo removed.",
  undo: "Undo",
  back: "The photo is back.",
  uploading: (slots: { readonly number: string | number; readonly count: string | number }): string => [
    "Uploading ",
    slots.number,
    " of ",
    slots.count,
    "…",
  ].join(""),
  uploadedOne: "1 photo added.",
  uploadedMany: (slots: { readonly count: string | number }): string => [slots.count, " photos added."].join(""),
  waiting: "Waiting…",
  sending: (slots: { readonly name: string | number }): string => ["Uploading ", slots.name].join(""),
  drawing: "Processing…",
  upload: "Upload",
  cancel: (slots: { readonly name: string | number }): string => ["Cancel upload of ", slots.name].join(""),
  retry: "Try again",
  tooMany: (slots: { readonly count: string | number }): string => [
    "You can add up to 50 photos. ",
    slots.count,
    " weren’t added.",
  ].join(""),
  empty: "No photos yet. They’re the first thing guests look at.",
} as const;
