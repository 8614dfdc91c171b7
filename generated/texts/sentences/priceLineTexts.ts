// Generated 0c442a779631. Sentences that people read.
import { counted } from "../counted";

/** What each line of a price is called, apart from taxes. */
export const priceLineTexts = {
  nights: (slots: { readonly nights: number; readonly each: string | number }): string => counted("en-CA", slots.nights, { one: `${slots.each} × ${slots.nights} night`, other: `${slots.each} × ${slots.nights} nights` }),
  extraGuests: (slots: { readonly guests: number }): string => counted("en-CA", slots.guests, { one: `${slots.guests} extra guest`, other: `${slots.guests} extra guests` }),
  monthlyDiscount: (slots: { readonly percent: string | number }): string => `Monthly discount ${slots.percent}%`,
  weeklyDiscount: (slots: { readonly percent: string | number }): string => `Weekly discount ${slots.percent}%`,
  earlyDiscount: (slots: { readonly percent: string | number }): string => `Early-booking discount ${slots.percent}%`,
  lastMinuteDiscount: (slots: { readonly percent: string | number }): string => `Last-minute discount ${slots.percent}%`,
  cleaningFee: "Cleaning fee",
  petFee: "Pet fee",
  serviceFee: "Tuckamore fee",
} as const;
