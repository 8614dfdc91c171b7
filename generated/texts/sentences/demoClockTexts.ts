// Generated 147793845aa9. Sentences that people read. Change the spec, not this file.

/** The demo’s clock (decision: section 19: a chip in the footer moves the demo’s time on) */
export const demoClockTexts = {
  label: "The demo’s clock",
  shows: (slots: { readonly moment: string | number }): string => `Demo time: ${slots.moment}`,
  tomorrow: "Tomorrow",
  checkin: "Check-in day",
  checkout: "After check-out",
  hint: "Time moves on for everyone, and can’t be turned back.",
} as const;
