// The reference list QuoteRefusal.
// Written by the generator from the spec; change the spec, not this file.

/** Why a stay cannot be had as asked. Decision: section 15: a price check says why there is no price. */
export const QuoteRefusal = {
  dates_missing: { label: "Choose dates to see the price" },
  url_mismatch: { label: "This is a different listing" },
  dates_taken: { label: "Some of these nights aren’t available" },
  min_nights: { label: "Minimum stay not met" },
  max_nights: { label: "Maximum stay exceeded" },
  too_many_guests: { label: "Too many guests for this place" },
  pets: { label: "Pets aren’t allowed" },
  too_soon: { label: "The host needs more notice" },
  too_far: { label: "These dates can’t be booked yet" },
  checkin_day: { label: "Check-in isn’t available on this day" },
  not_listed: { label: "This place isn’t taking bookings right now" },
} as const;
export type QuoteRefusal = keyof typeof QuoteRefusal;
