// Generated a1d6b6bcab7f. Sentences that people read.
import { counted } from "../counted";

/** The time that is left until a deadline. */
export const deadlineTexts = {
  daysLeft: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} day left`, other: `${number} days left` })),
  hoursLeft: (slots: { readonly hours: string | number }): string => `${slots.hours} h left`,
  minutesLeft: (slots: { readonly minutes: string | number }): string => `${slots.minutes} min left`,
} as const;
