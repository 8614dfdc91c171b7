// Sentences that people read. Written by the generator from the spec; change the spec, not this file.
import { counted } from "../counted";

/** The home page (§2) */
export const homeTexts = {
  headline: "Borrow it",
  found: (slots: { readonly count: number }): string => counted("en", slots.count, { one: `${slots.count} tool in Shed`, other: `${slots.count} tools in Shed` }),
} as const;
