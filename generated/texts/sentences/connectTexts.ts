// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** Connecting one or several listings (decision: section 13: connecting works even where the other site does not let itself be read) */
export const connectTexts = {
  guessed: "This looks like Airbnb.",
  guessedOwn: "This looks like your own website.",
  saving: "Saving the address …",
  connecting: "Reading the listing …",
  connected: "Connected. Check what came over.",
  connectedNothing: (slots: { readonly problem: string | number }): string => ["Connected, but little could be read: ", slots.problem].join(""),
  alreadyYours: "You have already connected this listing.",
  openIt: "Open it",
  checkIt: "Check it and go on",
  several: "Connect several at once",
  one: "Connect a single listing",
  byHand: "Set one up by hand",
  back: "Back to your properties",
  howHeading: "What happens",
  howRead: "We read title, text, place and pictures from the public page. Nothing is listed yet.",
  howCheck: "You check every value, and say whether the pictures may be used.",
  howCalendar: "You add the calendar link of the same listing. It proves that the listing is yours and keeps the dates in step.",
  resultsHeadingOne: "1 listing connected",
  resultsHeadingMany: (slots: { readonly count: string | number }): string => [slots.count, " listings connected"].join(""),
  resultsNone: "No listing was found at this address.",
  resultGoOn: (slots: { readonly title: string | number }): string => ["Set up ", slots.title].join(""),
  stopped: "Only the first 25 were connected. Add the rest in a second go.",
} as const;
