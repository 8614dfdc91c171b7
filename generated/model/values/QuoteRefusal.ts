// Generated 64c000500afe. The reference list QuoteRefusal.

/** Why a stay cannot be had as asked, what to do, and what of the trip it is about. */
export const QuoteRefusal = {
  dates_missing: { label: "There are no dates yet", about: "dates", cure: "Choose dates." },
  url_mismatch: { label: "This is a different listing", about: "place", cure: "Check the link." },
  dates_past: { label: "These dates are in the past", about: "dates", cure: "Choose later dates." },
  dates_taken: { label: "These dates aren’t available", about: "dates", cure: "Choose other dates." },
  min_nights: { label: "This stay is too short", about: "dates", cure: "Add nights." },
  max_nights: { label: "This stay is too long", about: "dates", cure: "Choose fewer nights." },
  too_many_guests: { label: "Too many guests for this place", about: "guests", cure: "Choose fewer guests." },
  pets: { label: "No pets at this place", about: "guests", cure: "Choose a place that allows pets." },
  too_soon: { label: "The host needs more notice", about: "dates", cure: "Choose a later check-in." },
  too_far: { label: "These dates can’t be booked yet", about: "dates", cure: "Choose earlier dates." },
  checkin_day: { label: "Check-in isn’t available on this day", about: "dates", cure: "Choose another check-in." },
  checkout_day: { label: "Check-out isn’t available on this day", about: "dates", cure: "Choose another check-out." },
  not_listed: { label: "This place isn’t taking bookings right now", about: "place", cure: "Search for other stays." },
} as const;

export type QuoteRefusal = keyof typeof QuoteRefusal;
