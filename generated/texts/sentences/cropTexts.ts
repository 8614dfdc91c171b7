// Generated befdbe7524fa. Sentences that people read.

/** Choosing and cropping a picture of oneself. */
export const cropTexts = {
  heading: "Your photo",
  pick: "Photo file",
  move: "Visible part of the photo",
  moveHelp: "Drag the photo or use the arrow keys. To zoom, pinch, scroll, or press plus and minus.",
  zoom: "Zoom",
  another: "Choose another photo",
  save: "Save photo",
  reading: "Loading photo",
  unreadable: "We couldn’t open this file. Choose a JPEG, PNG or WebP image.",
} as const;
