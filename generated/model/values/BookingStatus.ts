// Generated 74749bda642c. The reference list BookingStatus.

/** The state of a booking as it is kept. */
export const BookingStatus = {
  pending: { label: "Pending", says: "Asked for; the host has not answered, and the nights are held" },
  confirmed: { label: "Confirmed", says: "The host said yes, or the listing is booked at once" },
  rejected: { label: "Rejected", says: "The host said no" },
  cancelled: { label: "Cancelled", says: "Called off by the guest, the host or Tuckamore" },
  expired: { label: "Expired", says: "Not answered or not paid in time" },
} as const;

export type BookingStatus = keyof typeof BookingStatus;
