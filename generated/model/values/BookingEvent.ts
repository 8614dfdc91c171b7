// Generated 3f1c5c852aa3. The reference list BookingEvent.

/** What happens to a booking, as both of its sides read it. */
export const BookingEvent = {
  request: { label: "Requested" },
  book: { label: "Booked" },
  update: { label: "Request changed" },
  accept: { label: "Accepted" },
  reject: { label: "Rejected" },
  expire: { label: "Expired without a response" },
  withdraw: { label: "Request withdrawn" },
  pay: { label: "Paid" },
  record_payment: { label: "Payment recorded by the host" },
  lapse: { label: "Expired without payment" },
  cancel: { label: "Cancelled by the guest" },
  call_off: { label: "Cancelled by the host" },
  report: { label: "Problem reported" },
  resolve: { label: "Report resolved" },
} as const;

export type BookingEvent = keyof typeof BookingEvent;
