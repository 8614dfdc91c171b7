// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The property setup (decision: section 13: what was brought over is confirmed page by page) */
export const setupTexts = {
  heading: "Set up your property",
  pages: "Pages of the setup",
  saveAndLeave: "Save and leave",
  saved: "Saved.",
  imported: "Brought over from Airbnb. Check it, then go on.",
  findOnMap: "Find the address on the map",
  pinLabel: "The place of the property; move it with the arrow keys",
  payout: (slots: { readonly payout: string | number; readonly total: string | number }): string => ["For three nights you get ", slots.payout, "; guests see ", slots.total, " before taxes."].join(""),
  dutyNone: (slots: { readonly place: string | number }): string => ["No registration number is asked for in ", slots.place, "."].join(""),
  duty: (slots: { readonly place: string | number; readonly called: string | number; readonly asked_by: string | number }): string => ["In ", slots.place, ", the law asks for a ", slots.called, " from ", slots.asked_by, "."].join(""),
  dutyExample: (slots: { readonly example: string | number }): string => ["It looks like ", slots.example, "."].join(""),
  dutyNights: (slots: { readonly nights: string | number }): string => ["It may be let for at most ", slots.nights, " nights a year."].join(""),
  inReview: "The number is being checked.",
  refused: "The register does not know this number. Correct it, or write to us.",
  finishHeading: "Ready?",
  missingHeading: "Still missing",
  goTo: (slots: { readonly page: string | number }): string => ["Go to ", slots.page].join(""),
  complete: "Everything is there.",
  preview: "See it as a guest",
  list: "List it",
  listed: "Your place is listed. Guests can find it now.",
  later: "Later",
} as const;
