// Generated e2882798323b. Sentences that people read.

/** Changing the points of a booking that was asked for. */
export const bookingPointsTexts = {
  use: "Use points",
  change: "Change points",
  heading: "Points for this booking",
  hint: "We set these points aside until you pay. If the booking ends before that, they come back.",
  save: "Save",
  keep: "Not now",
  saved: "Points changed. This is the new price.",
} as const;
