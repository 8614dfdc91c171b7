// Generated cca76bd0f000. Sentences that people read. Change the spec, not this file.
import { counted } from "../counted";

/** The home page. Source: §2. */
export const homeTexts = {
  headline: "Borrow it",
  found: (slots: { readonly count: number }): string => counted("en", slots.count, { one: `${slots.count} tool in Shed`, other: `${slots.count} tools in Shed` }),
} as const;
