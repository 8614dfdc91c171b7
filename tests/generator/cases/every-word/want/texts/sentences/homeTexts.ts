// Generated 7259f5b2515f. Sentences that people read.
import { counted } from "../counted";

/** The home page. Source: §2. */
export const homeTexts = {
  headline: "Borrow it",
  found: (slots: { readonly count: number }): string => counted("en", slots.count, (number) => ({ one: `${number} tool in Shed`, other: `${number} tools in Shed` })),
} as const;
