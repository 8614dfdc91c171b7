// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The checkout (decision: look and feel: the button says what it costs) */
export const checkoutTexts = {
  heading: "Confirm and pay",
  trip: "1. Your trip",
  editTrip: "Change dates or guests",
  points: "2. Points",
  pointsBalance: (slots: { readonly balance: string | number; readonly amount: string | number }): string => [
    "You have ",
    slots.balance,
    " points, worth ",
    slots.amount,
  ].join(""),
  pointsOff: (slots: { readonly points: string | number; readonly amount: string | number }): string => [
    slots.points,
    " points (−",
    slots.amount,
    ")",
  ].join(""),
  pay: "3. Pay",
  payCard: "Card",
  payLater: "Pay later with Vertoflex",
  payBy: (slots: { readonly moment: string | number }): string => ["Pay by ", slots.moment, " to keep this booking."].join(""),
  message: "4. Message to host",
  agree: "5. Review and agree",
  button: (slots: { readonly amount: string | number }): string => ["Confirm and pay ", slots.amount].join(""),
  loginFirst: "Log in to pay",
  missing: "Which booking?",
  missingHint: "Open checkout from your stays, or use the link you were sent.",
  changed: (slots: { readonly before: string | number; readonly now: string | number }): string => [
    "The price has changed from ",
    slots.before,
    " to ",
    slots.now,
    ".",
  ].join(""),
  rules: "House rules",
  policy: "Cancellation",
  policyToday: "Today",
  policyFree: (slots: { readonly moment: string | number }): string => ["Full refund until ", slots.moment].join(""),
  policyHalf: (slots: { readonly percent: string | number; readonly moment: string | number }): string => [
    slots.percent,
    "% refund until ",
    slots.moment,
  ].join(""),
  policyNone: "No refund",
  paid: "Paid. Have a good trip!",
  processing: "Your payment is being confirmed.",
  currency: "Currency",
} as const;
