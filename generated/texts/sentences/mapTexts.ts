// Generated 16db2b048a4b. Sentences that people read.

/** Every map. */
export const mapTexts = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  scrollHelp: "Hold Ctrl and scroll to zoom the map",
  scrollHelpMac: "Hold ⌘ and scroll to zoom the map",
  touchHelp: "Use two fingers to move the map",
  failed: "We couldn’t load the map.",
  credit: "© OpenStreetMap contributors, GSHHG, GeoNames, Natural Earth",
} as const;
