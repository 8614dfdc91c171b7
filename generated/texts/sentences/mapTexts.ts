// Generated 0f97dc9f069e. Sentences that people read. Change the spec, not this file.

/** Every map. */
export const mapTexts = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  scrollHelp: "Hold Ctrl and scroll to zoom the map",
  scrollHelpMac: "Hold ⌘ and scroll to zoom the map",
  touchHelp: "Use two fingers to move the map",
  failed: "We couldn’t load the map.",
  credit: "© OpenStreetMap contributors, GeoNames",
} as const;
