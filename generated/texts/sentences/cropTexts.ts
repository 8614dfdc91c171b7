// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** Choosing and cropping a picture of oneself (decision: a picture is cut to a square before it is sent, by pointer, touch or keyboard) */
export const cropTexts = {
  heading: "Your picture",
  pick: "A file with your picture",
  move: "Part of the picture that will be seen",
  moveHelp: "Drag the picture, or use the arrow keys. Zoom with two fingers, the wheel, or plus and minus.",
  zoom: "Zoom",
  another: "Choose another file",
  save: "Save picture",
  reading: "Reading the picture",
  unreadable: "This file could not be read as a picture. Choose a JPEG, PNG or WebP picture.",
} as const;
