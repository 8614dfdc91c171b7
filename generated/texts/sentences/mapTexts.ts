// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The map of results (decision: look and feel: the list is the accessible equal of the map) */
export const mapTexts = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  failed: "We couldn’t load the map. All results are in the list.",
} as const;
