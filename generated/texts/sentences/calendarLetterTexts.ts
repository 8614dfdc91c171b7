// Generated 4aa7d7dd7ced. Sentences that people read. Change the spec, not this file.

/** What every mail about a calendar says where a place has no name yet. */
export const calendarLetterTexts = {
  untitled: "your place",
} as const;
