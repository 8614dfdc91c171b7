// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The map of results (decision: look and feel: the list is the accessible equal of the map) */
export const mapTexts = {
  label: "Map of the stays found",
  map: "Map",
  list: "List",
  searchAsIMove: "Search as I move",
  searchHere: "Search this area",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  pin: (slots: { readonly title: string | number; readonly price: string | number }): string => [slots.title, ", ", slots.price].join(""),
  pinMany: (slots: { readonly count: string | number }): string => [slots.count, " stays at this place"].join(""),
  closePreview: "Close the preview",
  failed: "The map could not be loaded. The list has everything.",
} as const;
