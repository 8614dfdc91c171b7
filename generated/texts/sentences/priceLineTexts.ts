// Generated 28b18f36f2ab. Sentences that people read.
import { counted } from "../counted";

/** What each line of a price is called, apart from taxes. */
export const priceLineTexts = {
  nights: (slots: { readonly nights: number; readonly each: string | number }): string => counted("en-CA", slots.nights, (number) => ({ one: `${slots.each} × ${number} night`, other: `${slots.each} × ${number} nights` })),
  extraGuests: (slots: { readonly guests: number }): string => counted("en-CA", slots.guests, (number) => ({ one: `${number} extra guest`, other: `${number} extra guests` })),
  monthlyDiscount: (slots: { readonly percent: string | number }): string => `Monthly discount ${slots.percent}%`,
  weeklyDiscount: (slots: { readonly percent: string | number }): string => `Weekly discount ${slots.percent}%`,
  earlyDiscount: (slots: { readonly percent: string | number }): string => `Early-booking discount ${slots.percent}%`,
  lastMinuteDiscount: (slots: { readonly percent: string | number }): string => `Last-minute discount ${slots.percent}%`,
  cleaningFee: "Cleaning fee",
  petFee: "Pet fee",
  serviceFee: "Tuckamore fee",
} as const;
