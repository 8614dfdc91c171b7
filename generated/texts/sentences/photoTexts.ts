// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The pictures of a property, for its host (decision: section 12: at least five pictures, each with words) */
export const photoTexts = {
  heading: "Photos",
  add: "Add photos",
  drop: "Drop photos here or choose files. JPEG, PNG, WebP or AVIF, up to 15 MB each.",
  count: (slots: { readonly count: string | number }): string => [slots.count, " of 50"].join(""),
  needed: "Add at least 5 photos, each with a short description.",
  alt: "What does this photo show?",
  altPlaceholder: "A log cabin by a lake at dusk",
  first: "Cover",
  moveEarlier: "Move earlier",
  moveLater: "Move later",
  moved: (slots: { readonly number: string | number; readonly count: string | number }): string => [
    "Moved to position ",
    slots.number,
    " of ",
    slots.count,
  ].join(""),
  remove: "Remove this photo",
  removeConfirm: "Remove this photo?",
  uploading: (slots: { readonly number: string | number; readonly count: string | number }): string => [
    "Uploading ",
    slots.number,
    " of ",
    slots.count,
    "…",
  ].join(""),
  uploaded: "Added.",
  empty: "No photos yet. They’re the first thing guests look at.",
} as const;
