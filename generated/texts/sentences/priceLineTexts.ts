// Sentences that people read. Written by the generator from the spec; change the spec, not this file.

/** What each line of a price is called, apart from taxes (decision: section 3: the lines of a price, in order) */
export const priceLineTexts = {
  nightsOne: (slots: { readonly each: string | number }): string => `${slots.each} × 1 night`,
  nightsMany: (slots: { readonly each: string | number; readonly nights: string | number }): string =>
    `${slots.each} × ${slots.nights} nights`,
  extraGuestsOne: "1 extra guest",
  extraGuestsMany: (slots: { readonly guests: string | number }): string => `${slots.guests} extra guests`,
  monthlyDiscount: (slots: { readonly percent: string | number }): string => `Monthly discount ${slots.percent}%`,
  weeklyDiscount: (slots: { readonly percent: string | number }): string => `Weekly discount ${slots.percent}%`,
  earlyDiscount: (slots: { readonly percent: string | number }): string => `Early-booking discount ${slots.percent}%`,
  lastMinuteDiscount: (slots: { readonly percent: string | number }): string => `Last-minute discount ${slots.percent}%`,
  cleaningFee: "Cleaning fee", petFee: "Pet fee", serviceFee: "Tuckamore fee",
} as const;
