// Generated 2e462f19ac30. Sentences that people read.
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
  add: "Add",
  removeEntry: (slots: { readonly number: string | number }): string => `Remove entry ${slots.number}`,
  remove: (slots: { readonly what: string | number }): string => `Remove ${slots.what}`,
  fewer: (slots: { readonly counted: string | number }): string => `Fewer ${slots.counted}`,
  more: (slots: { readonly counted: string | number }): string => `More ${slots.counted}`,
} as const;
