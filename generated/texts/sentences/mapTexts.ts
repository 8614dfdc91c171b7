// Generated 9a27965e364d. Sentences that people read. Change the spec, not this file.

/** Every map (decision: look and feel: a map says in words what it shows, and leaves scrolling to the page) */
export const mapTexts = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  scrollHelp: "Hold Ctrl and scroll to zoom the map",
  scrollHelpMac: "Hold ⌘ and scroll to zoom the map",
  touchHelp: "Use two fingers to move the map",
  failed: "We couldn’t load the map.",
  credit: "© OpenStreetMap contributors, GeoNames",
} as const;
