// Generated e76f5a6e068e. Sentences that people read.
import { counted } from "../counted";

/** The home page. Source: §2. */
export const homeTexts = {
  headline: "Borrow it",
  found: (slots: { readonly count: number }): string => counted("en", slots.count, { one: `${slots.count} tool in Shed`, other: `${slots.count} tools in Shed` }),
} as const;
