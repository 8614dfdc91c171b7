// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The host’s bookings (decision: look and feel: what needs an answer comes first) */
export const hostBookingTexts = {
  heading: "Bookings",
  needsAction: "Needs action",
  upcoming: "Upcoming",
  current: "Current",
  past: "Past",
  empty: "Nothing yet",
  emptyHint: "Guests can find you once your calendar is synced.",
  notFound: "We couldn’t find this booking in your account.",
  accept: "Accept",
  reject: "Reject",
  recordPayment: "Record payment",
  clock: (slots: { readonly hours: string | number }): string => [slots.hours, " h left"].join(""),
  payout: (slots: { readonly amount: string | number }): string => ["Payout ", slots.amount].join(""),
} as const;
