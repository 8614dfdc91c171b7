// Sentences that people read. Written by the generator from the spec; change the spec, not this file.

/** The receipt of a guest and the statement of a host, as a PDF (decision: section 3: the receipt of a guest and the statement of a host
 * as a PDF) */
export const paperTexts = {
  receipt: "Receipt",
  receiptFile: (slots: { readonly reference: string | number }): string => `receipt-${slots.reference}.pdf`,
  statement: "Payout statement",
  statementFile: (slots: { readonly reference: string | number }): string => `statement-${slots.reference}.pdf`,
  booking: "Booking", guest: "Guest", host: "Host", gst: "GST/HST number", qst: "QST number", place: "Place", stay: "Stay",
  dates: (slots: { readonly checkin: string | number; readonly checkout: string | number }): string =>
    `${slots.checkin} to ${slots.checkout}`,
  party: "Who stayed", paidWith: "Paid with", paidOn: "Paid on", total: "Total", paid: "Paid",
  refunded: (slots: { readonly date: string | number }): string => `Refunded on ${slots.date}`,
  left: "Paid after refunds",
  rate: (slots: { readonly currency: string | number; readonly date: string | number }): string =>
    `Charged in ${slots.currency} at the rate of ${slots.date}.`,
  taxPassed: (slots: { readonly tax: string | number }): string => `${slots.tax} that you hand on to the tax office`,
  given: "Refunded to the guest", owed: "Taken off later payouts instead", payout: "Your payout", withheld: "Kept back for earlier refunds",
  sent: (slots: { readonly date: string | number }): string => `Sent on ${slots.date}`,
  due: (slots: { readonly date: string | number }): string => `Due since ${slots.date}`,
  later: "Due 24 hours after check-in.",
  direct: "Your guest paid you directly, so we don’t pay anything out.",
  fee: "Guests pay our fee on top: you get all that you ask for.",
} as const;
