// Generated 73aab212a7a8. Sentences that people read.
import { counted } from "../counted";

/** A host’s page. */
export const hostProfileTexts = {
  plain: "A host",
  staysOf: (slots: { readonly name: string | number }): string => `Stays from ${slots.name}`,
  stays: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} stay`, other: `${number} stays` })),
  none: "Nothing listed right now",
  noneText: "This host has no stays to book at the moment.",
  find: "Find a stay",
  reviewsOf: (slots: { readonly name: string | number }): string => `What guests say about ${slots.name}’s places`,
  noReviews: "No reviews yet.",
  moreStays: "Show more stays",
  notFound: "This host isn’t here",
  notFoundText: "They may have closed their account, or the link may be mistyped.",
  failed: "We couldn’t load this page.",
  failedPart: "We couldn’t load this part.",
} as const;
