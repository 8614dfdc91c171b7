// Generated 5c4b7d705015. Sentences that people read.
import { counted } from "../counted";

/** The part of the search box in which dates are left open. */
export const flexibleTexts = {
  how: "How exact your dates are",
  dates: "Dates",
  flexible: "Flexible",
  exact: "Exact dates",
  around: (slots: { readonly shift: number }): string => counted("en-CA", slots.shift, (number) => ({ one: `± ${number} day`, other: `± ${number} days` })),
  stay: "How long?",
  nights: (slots: { readonly nights: number; readonly stay: string | number }): string => counted("en-CA", slots.nights, (number) => ({ one: `${slots.stay}, ${number} night`, other: `${slots.stay}, ${number} nights` })),
  months: "When?",
  monthsHelp: "Choose one, or up to 3 of them.",
} as const;
