// Sentences that people read. Written by the generator from the spec; change the spec, not this file.
import { counted } from "../counted";

/** Connecting one or several listings (decision: section 13: connecting works even where the other site does not let itself be read) */
export const connectTexts = {
  guessed: (slots: { readonly platform: string | number }): string => `This looks like a listing on ${slots.platform}.`,
  guessedOwn: "This looks like a page on your own website.", ownSite: "your own website", reading: "Reading your listing…",
  readingHint: "This usually takes a few seconds. You can leave this page and come back.",
  alreadyYours: "You have already connected this listing.", openIt: "Open it", notYet: "This link is saved, but not connected yet.",
  connectNow: "Connect now", failed: "We couldn’t load this property.", notFound: "This property doesn’t exist, or it isn’t yours.",
  retry: "Retry", several: "Connect several at once", one: "Connect a single listing", byHand: "Set up manually",
  back: "Back to your properties", howHeading: "How it works",
  howRead: "We import the title, description, location and photos from your public page. Nothing is published yet.",
  howCheck: "You review everything and confirm that you own the photos or may use them.",
  howCalendar: "You add the listing’s calendar link. It shows that the listing is yours and keeps availability in sync.",
  line: (slots: { readonly line: string | number }): string => `Line ${slots.line}`,
  resultsHeading: (slots: { readonly count: number }): string => counted(
    "en", slots.count,
    { one: `${slots.count} listing`, other: `${slots.count} listings` },
  ),
  resultsReading: (slots: { readonly count: string | number; readonly total: string | number }): string =>
    `Reading ${slots.count} of ${slots.total}…`,
  resultsDone: "All listings have been read.", resultReading: "Reading…", resultRead: "Imported", resultReview: "Review",
  resultByHand: "Set up manually",
  resultOf: (slots: { readonly action: string | number; readonly title: string | number }): string => `${slots.action}: ${slots.title}`,
  resultsNone: "We couldn’t find a listing at this link.",
  resultsNoneHint: "Paste the links to your listings instead, one per line.",
  more: "Connect more",
} as const;
