// Sentences that people read. Written by the generator from the spec; change the spec, not this file.

/** The booking panel of a listing (decision: look and feel: price and dates stay in view; the panel never collapses) */
export const bookingPanelTexts = {
  label: "Price and dates", checkin: "Check-in", checkout: "Check-out", guests: "Guests", addDate: "Add date", reserve: "Reserve",
  request: "Request to book", notCharged: "You won’t be charged yet", needsScripts: "Turn on JavaScript to choose dates and book.",
  perNight: (slots: { readonly price: string | number }): string => `from ${slots.price} per night incl. fees`,
  freeBefore: (slots: { readonly time: string | number; readonly date: string | number }): string =>
    `Free cancellation before ${slots.time} ${slots.date}`,
  notFree: "No free cancellation for these dates",
  earnPoints: (slots: { readonly points: string | number }): string => `You earn ${slots.points} points`,
  updating: "Updating price…", ownListing: "This is your own listing.", manage: "Manage listing",
  payoutOwner: (slots: { readonly payout: string | number }): string => `You’d earn ${slots.payout} from this booking.`,
  changeDates: "Change dates", changeGuests: "Change guests", changeTrip: "Change trip", dates: "Dates",
  checkAvailability: "Check availability", adults: "Adults", adultsAge: "Ages 13 or above", children: "Children",
  childrenAge: "Ages 2 to 12", infants: "Infants", infantsAge: "Under 2", pets: "Pets", petsRefused: "Pets aren’t allowed", done: "Done",
  noPrice: "We couldn’t calculate the price.",
} as const;
