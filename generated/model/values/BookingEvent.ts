// Generated 8fb47ad88126. The reference list BookingEvent.

/** What happens to a booking, as both of its sides read it. */
export const BookingEvent = {
  request: { label: "Requested", guest: "Requested", host: "Requested" },
  book: { label: "Booked", guest: "Booked", host: "Booked" },
  update: { label: "Request changed", guest: "You changed your request", host: "Your guest changed the request" },
  accept: { label: "Accepted", guest: "Your host accepted", host: "You accepted" },
  offer: { label: "Offer made", guest: "Your host sent you an offer", host: "You sent an offer" },
  take_offer: { label: "Offer accepted", guest: "You accepted the offer", host: "Your guest accepted your offer" },
  decline_offer: { label: "Offer declined", guest: "You declined the offer", host: "Your guest declined your offer" },
  end_offer: { label: "Offer ended", guest: "The offer ended", host: "Your offer ended" },
  reject: { label: "Rejected", guest: "Your host declined", host: "You declined" },
  expire: { label: "Expired without a response", guest: "Expired without a response", host: "Expired without a response" },
  withdraw: { label: "Request withdrawn", guest: "You withdrew the request", host: "Your guest withdrew the request" },
  pay: { label: "Paid", guest: "Paid", host: "Paid" },
  record_payment: { label: "Payment recorded", guest: "Your host recorded a payment", host: "You recorded a payment" },
  lapse: { label: "Expired without payment", guest: "Expired without payment", host: "Expired without payment" },
  cancel: { label: "Cancelled by the guest", guest: "You cancelled", host: "Your guest cancelled" },
  call_off: { label: "Cancelled by the host", guest: "Your host cancelled", host: "You cancelled" },
  change: { label: "Changed", guest: "The booking was changed", host: "The booking was changed" },
  decline_change: { label: "Change declined", guest: "The proposed change was declined", host: "The proposed change was declined" },
  withdraw_change: { label: "Change withdrawn", guest: "The proposed change was withdrawn", host: "The proposed change was withdrawn" },
  expire_change: { label: "Change expired", guest: "The proposed change expired", host: "The proposed change expired" },
  report: { label: "Problem reported", guest: "Problem reported", host: "Problem reported" },
  resolve: { label: "Report resolved", guest: "Report resolved", host: "Report resolved" },
} as const;

export type BookingEvent = keyof typeof BookingEvent;
