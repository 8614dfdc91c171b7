// Generated b5b958a674d9. Sentences that people read.

/** Changing the points of a booking that was asked for. */
export const bookingPointsTexts = {
  use: "Use points",
  change: "Change points",
  heading: "Points for this booking",
  hint: "We hold these points until you pay. If the booking ends before that, you get them back.",
  save: "Save",
  keep: "Not now",
  saved: "Points updated.",
} as const;
