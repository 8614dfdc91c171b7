// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The guest’s stays (decision: look and feel: one line of what and why, one action) */
export const stayTexts = {
  heading: "Your stays",
  upcoming: "Upcoming",
  past: "Past",
  empty: "No trips yet",
  emptyHint: "When you book a place, it’ll show up here.",
  emptyAction: "Search",
  notFound: "We couldn’t find this booking in your account.",
  pay: "Pay now",
  payBy: (slots: { readonly moment: string | number }): string => ["Pay by ", slots.moment].join(""),
  cancel: "Cancel booking",
  review: "Review this stay",
  reviewUntil: (slots: { readonly date: string | number }): string => ["You can review it until ", slots.date].join(""),
  message: "Message host",
  report: "Report a problem",
  refund: (slots: { readonly amount: string | number }): string => ["You’ll be refunded ", slots.amount].join(""),
} as const;
