// Generated b2d3b065072e. Sentences that people read.
import { counted } from "../counted";

/** What comes back at each step of a cancellation policy. */
export const refundStepTexts = {
  everything: "Full refund",
  nothing: "No refund, except cleaning and pet fees",
  nothingLater: "No refund after check-in",
  nights: "Full refund for the nights",
  share: (slots: { readonly percent: string | number }): string => `${slots.percent}% refund for the nights`,
  nightsAfterFirst: (slots: { readonly kept: number }): string => counted("en", slots.kept, { one: "Full refund for the nights after the first", other: `Full refund for the nights after the first ${slots.kept}` }),
  shareAfterFirst: (slots: { readonly kept: number; readonly percent: string | number }): string => counted("en", slots.kept, { one: `${slots.percent}% refund for the nights after the first`, other: `${slots.percent}% refund for the nights after the first ${slots.kept}` }),
  nightsLeft: "Full refund for the nights after the next one",
  shareLeft: (slots: { readonly percent: string | number }): string => `${slots.percent}% refund for the nights after the next one`,
} as const;
