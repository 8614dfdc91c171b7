// Generated d281e27bfe59. Sentences that people read. Change the spec, not this file.

/** Changing the points of a booking that was asked for (decision: section 6: points are held until the stay is paid, and can be changed as long) */
export const bookingPointsTexts = {
  use: "Use points",
  change: "Change points",
  heading: "Points for this booking",
  hint: "We set these points aside until you pay. If the booking ends before that, they come back.",
  save: "Save",
  keep: "Not now",
  saved: "Points changed. This is the new price.",
} as const;
