// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The property setup (decision: section 13: what was brought over is confirmed page by page) */
export const setupTexts = {
  heading: "Set up your property",
  pages: "Setup pages",
  saveAndLeave: "Save and exit",
  saved: "Saved.",
  imported: (slots: { readonly platform: string | number }): string => [
    "Imported from ",
    slots.platform,
    ". Review it, then continue.",
  ].join(""),
  findOnMap: "Find address on map",
  pinLabel: "Property location. Move it with the arrow keys.",
  payout: (slots: { readonly payout: string | number; readonly total: string | number }): string => [
    "For three nights, you earn ",
    slots.payout,
    ". Guests see ",
    slots.total,
    " before taxes.",
  ].join(""),
  dutyNone: (slots: { readonly place: string | number }): string => [slots.place, " doesn’t require a registration number."].join(""),
  duty: (slots: { readonly place: string | number; readonly called: string | number; readonly asked_by: string | number }): string => [
    slots.place,
    " requires a ",
    slots.called,
    " from ",
    slots.asked_by,
    ".",
  ].join(""),
  dutyExample: (slots: { readonly example: string | number }): string => ["Example: ", slots.example].join(""),
  dutyNights: (slots: { readonly nights: string | number }): string => ["Maximum ", slots.nights, " nights per year."].join(""),
  inReview: "We’re checking the number.",
  refused: "We couldn’t find this number in the register. Correct it, or contact us.",
  finishHeading: "Ready to publish?",
  missingHeading: "Still missing",
  goTo: (slots: { readonly page: string | number }): string => ["Go to ", slots.page].join(""),
  complete: "All set.",
  preview: "View as guest",
  list: "Publish",
  listed: "Your listing is live. Guests can find it now.",
  later: "Later",
} as const;
