// Generated 8e213b9f5eae. Sentences that people read.

/** The mail about a calendar that cannot be read. */
export const calendarStaleTexts = {
  subject: (slots: { readonly elsewhere: string | number; readonly title: string | number }): string => `We can’t read the ${slots.elsewhere} calendar of ${slots.title}`,
  intro: (slots: { readonly elsewhere: string | number; readonly title: string | number }): string => `We haven’t been able to read the ${slots.elsewhere} calendar of ${slots.title} for 24 hours. The last dates that we read are still blocked, but newer bookings elsewhere may be missing.`,
  cure: "Check that the link still works, or add a new one. After 72 hours, instant book turns off for this place until we can read the calendar again.",
  button: "Open calendar",
  ending: "We keep trying.",
} as const;
