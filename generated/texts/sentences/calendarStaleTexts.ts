// Generated 3e54d28972b4. Sentences that people read. Change the spec, not this file.

/** The mail about a calendar that cannot be read (decision: section 8: calendars from elsewhere are read again and again, and a host hears where we have gone blind) */
export const calendarStaleTexts = {
  subject: (slots: { readonly elsewhere: string | number; readonly title: string | number }): string => `We can’t read the ${slots.elsewhere} calendar of ${slots.title}`,
  intro: (slots: { readonly elsewhere: string | number; readonly title: string | number }): string => `We haven’t been able to read the ${slots.elsewhere} calendar of ${slots.title} for 24 hours. The last dates that we read are still blocked, but newer bookings elsewhere may be missing.`,
  cure: "Check that the link still works, or add a new one. After 72 hours, instant book turns off for this place until we can read the calendar again.",
  button: "Open calendar",
  ending: "We keep trying.",
} as const;
