// Generated 25468a792d70. Sentences that people read. Change the spec, not this file.

/** What every mail about a calendar says where a place has no name yet (decision: section 8: calendars from elsewhere are read again and again, and a host hears where we have gone blind) */
export const calendarLetterTexts = {
  untitled: "your place",
} as const;
