// Generated a1a3c05e6f74. Sentences that people read.
import { counted } from "../counted";

/** What every form says around its fields; a textarea shows its limit, and an error border once it is reached. Source: §2 Shell elements. */
export const formTexts = {
  problems: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: "There is a problem", other: `There are ${number} problems` })),
  needsScripts: "Turn on JavaScript to use this form.",
  characters: (slots: { readonly count: string | number; readonly max: string | number }): string => `${slots.count} of ${slots.max} characters`,
  limitReached: (slots: { readonly max: string | number }): string => `You’ve reached the ${slots.max}-character limit.`,
  choose: "Choose",
  chooseTime: "Choose a time",
  show: "Show",
  hide: "Hide",
  showPassword: "Show password",
  entry: "entry",
  addEntry: (slots: { readonly entry: string | number }): string => `Add ${slots.entry}`,
  numberedEntry: (slots: { readonly entry: string | number; readonly number: string | number }): string => `${slots.entry} ${slots.number}`,
  removeEntry: (slots: { readonly entry: string | number; readonly number: string | number }): string => `Remove ${slots.entry} ${slots.number}`,
  remove: (slots: { readonly what: string | number }): string => `Remove ${slots.what}`,
  fewer: (slots: { readonly counted: string | number }): string => `Fewer ${slots.counted}`,
  more: (slots: { readonly counted: string | number }): string => `More ${slots.counted}`,
} as const;
