// Generated 45152969cdca. Sentences that people read.
import { counted } from "../counted";

/** Pictures of a stay: on its card, on its page, and one by one. Source: §2 Property view. */
export const picturesTexts = {
  title: "Photos",
  one: (slots: { readonly number: string | number; readonly alt: string | number }): string => `Photo ${slots.number}: ${slots.alt}`,
  all: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `Show all ${number} photo`, other: `Show all ${number} photos` })),
  before: "Previous photo",
  after: "Next photo",
  beforeOf: (slots: { readonly title: string | number }): string => `Previous photo of ${slots.title}`,
  afterOf: (slots: { readonly title: string | number }): string => `Next photo of ${slots.title}`,
} as const;
