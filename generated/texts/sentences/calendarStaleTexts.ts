// Generated 245dfa77098d. Sentences that people read.

/** The mail about a calendar that cannot be read. */
export const calendarStaleTexts = {
  subject: (slots: { readonly elsewhere: string | number; readonly title: string | number }): string => `We can’t read the ${slots.elsewhere} calendar of ${slots.title}`,
  intro: (slots: { readonly elsewhere: string | number; readonly title: string | number }): string => `We haven’t been able to read the ${slots.elsewhere} calendar of ${slots.title} for 24 hours. The dates we last read are still blocked, but newer bookings on ${slots.elsewhere} may be missing.`,
  cure: "Check that the link still works, or add a new one. After 72 hours, instant book turns off for this place until we can read the calendar again.",
  button: "Open calendar",
  ending: "We’ll keep trying.",
} as const;
