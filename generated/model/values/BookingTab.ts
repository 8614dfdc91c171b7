// Generated 8e800d99a113. The reference list BookingTab.

/** A part of a host’s bookings; each booking stands in one of them. */
export const BookingTab = {
  requests: { label: "Requests", says: "Asked for and not answered; what ends first comes first" },
  current: { label: "Current", says: "Guests who are there, to the evening of the day on which they leave; who leaves first comes first" },
  upcoming: { label: "Upcoming", says: "Paid, from the day of arrival on to come; who arrives first comes first" },
  unpaid: { label: "Payment pending", says: "Agreed and not paid; what ends first comes first" },
  past: { label: "Past", says: "Stayed; the newest comes first" },
  cancelled: { label: "Cancelled", says: "Cancelled, rejected or expired; the latest arrival comes first" },
} as const;

export type BookingTab = keyof typeof BookingTab;
