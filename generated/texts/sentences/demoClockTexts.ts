// Generated 7ba546bba543. Sentences that people read.

/** The demo’s clock. */
export const demoClockTexts = {
  label: "The demo’s clock",
  shows: (slots: { readonly moment: string | number }): string => `Demo time: ${slots.moment}`,
  tomorrow: "Tomorrow",
  checkin: "Check-in day",
  checkout: "After check-out",
  hint: "Time moves on for everyone, and can’t be turned back.",
} as const;
