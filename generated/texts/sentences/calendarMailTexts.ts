// Generated 4b4b29be22df. Sentences that people read. Change the spec, not this file.

/** What every mail about a calendar says where a place has no name yet. */
export const calendarMailTexts = {
  untitled: "your place",
} as const;
