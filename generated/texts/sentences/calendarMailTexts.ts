// Generated ac30ed0d8350. Sentences that people read.

/** What every mail about a calendar says where a place has no name yet. */
export const calendarMailTexts = {
  untitled: "your place",
} as const;
