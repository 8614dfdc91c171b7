// Generated 84883d1d061d. Sentences that people read.
import { counted } from "../counted";

/** What comes back at each step of a cancellation policy. */
export const refundStepTexts = {
  everything: "Full refund",
  nothing: "No refund",
  cleaningFee: "Only the cleaning fee is refunded",
  petFee: "Only the pet fee is refunded",
  bothFees: "Only cleaning and pet fees are refunded",
  nothingLater: "No refund after check-in",
  nights: "Full refund for the nights",
  share: (slots: { readonly percent: string | number }): string => `${slots.percent}% refund for the nights`,
  nightsAfterFirst: (slots: { readonly kept: number }): string => counted("en-CA", slots.kept, (number) => ({ one: "Full refund for the nights after the first", other: `Full refund for the nights after the first ${number}` })),
  shareAfterFirst: (slots: { readonly kept: number; readonly percent: string | number }): string => counted("en-CA", slots.kept, (number) => ({ one: `${slots.percent}% refund for the nights after the first`, other: `${slots.percent}% refund for the nights after the first ${number}` })),
  nightsLeft: (slots: { readonly date: string | number }): string => `Refund for all unused nights from ${slots.date}`,
  shareLeft: (slots: { readonly percent: string | number; readonly date: string | number }): string => `${slots.percent}% refund for nights from ${slots.date}`,
  nightsOver: "No refund: no unused nights are left",
} as const;
