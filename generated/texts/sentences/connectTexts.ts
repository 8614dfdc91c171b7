// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** Connecting one or several listings (decision: section 13: connecting works even where the other site does not let itself be read) */
export const connectTexts = {
  guessed: (slots: { readonly platform: string | number }): string => ["This looks like a listing on ", slots.platform, "."].join(""),
  guessedOwn: "This looks like a listing on your own website.",
  saving: "Saving link…",
  connecting: "Reading listing…",
  connected: "Connected. Review what we imported.",
  connectedNothing: (slots: { readonly problem: string | number }): string => [
    "Connected, but we couldn’t import everything: ",
    slots.problem,
  ].join(""),
  alreadyYours: "You have already connected this listing.",
  openIt: "Open it",
  checkIt: "Review and continue",
  several: "Connect several at once",
  one: "Connect a single listing",
  byHand: "Set up manually",
  back: "Back to your properties",
  howHeading: "How it works",
  howRead: "We import the title, description, location and photos from your public page. Nothing is published yet.",
  howCheck: "You review everything and confirm that you own the photos or may use them.",
  howCalendar: "You add the listing’s calendar link. It shows that the listing is yours and keeps availability in sync.",
  resultsHeadingOne: "1 listing connected",
  resultsHeadingMany: (slots: { readonly count: string | number }): string => [slots.count, " listings connected"].join(""),
  resultsNone: "We couldn’t find a listing at this link.",
  resultGoOn: (slots: { readonly title: string | number }): string => ["Set up ", slots.title].join(""),
  stopped: "We connected the first 25. Add the rest next.",
} as const;
