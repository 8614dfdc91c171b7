// The reference list QuoteRefusal.
// Written by the generator from the spec; change the spec, not this file.

/**
 * Why a stay cannot be had as asked
 *
 * Decision: section 15: a price check says why there is no price
 */
export const QuoteRefusal = {
  dates_missing: { label: "Choose dates to see the price" },
  url_mismatch: { label: "The address is that of another place" },
  dates_taken: { label: "Some of these nights are taken" },
  min_nights: { label: "The stay is too short for these dates" },
  max_nights: { label: "The stay is too long" },
  too_many_guests: { label: "The place does not take so many guests" },
  pets: { label: "Pets cannot come" },
  too_soon: { label: "The host needs more notice" },
  too_far: { label: "These dates cannot be booked yet" },
  checkin_day: { label: "Stays do not begin on this day" },
  not_listed: { label: "The place cannot be booked at the moment" },
} as const;
export type QuoteRefusal = keyof typeof QuoteRefusal;
