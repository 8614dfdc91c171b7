// Sentences that people read. Written by the generator from the spec; change the spec, not this file.

/** The guest’s stays (decision: look and feel: one line of what and why, one action) */
export const stayTexts = {
  heading: "Your stays", current: "Now", waiting: "Waiting", upcoming: "Upcoming", past: "Past", cancelled: "Cancelled", more: "Show more",
  failed: "We couldn’t load your stays.", retry: "Try again", empty: "No trips yet",
  emptyHint: "When you book a place, it’ll show up here.", emptyAction: "Search", back: "All stays", listing: "View listing",
  payAmount: (slots: { readonly amount: string | number }): string => `Pay ${slots.amount}`,
  payBy: (slots: { readonly moment: string | number }): string => `Pay by ${slots.moment}`,
  payText: "The host accepted. The nights are yours once you’ve paid.",
  payRest: "Your host has recorded a part of the price. Pay the rest to your host directly.",
  replyBy: (slots: { readonly moment: string | number }): string => `The host can respond until ${slots.moment}`,
  replyText: "You don’t pay anything until they accept.", rejected: "The host rejected your request",
  calledOff: "The host cancelled this booking", cancelledByUs: "This booking was cancelled", cancelledByYou: "You cancelled this booking",
  withdrawn: "You withdrew this request", expired: "This request expired",
  expiredText: "The host didn’t respond in time. Nothing was charged.",
  lapsed: "This booking expired",
  lapsedText: "It wasn’t paid in time, so the nights were released. Nothing was charged.",
  refund: (slots: { readonly amount: string | number }): string => `You’ll be refunded ${slots.amount}.`,
  refundIn: (slots: { readonly amount: string | number; readonly charged: string | number }): string =>
    `You’ll be refunded ${slots.amount}: ${slots.charged} to your card.`,
  noRefund: "Nothing is refunded.", searchAgain: "Find another place", host: "Your host", hostPlain: "Host",
  addressLater: "You’ll see the exact address here once the booking is confirmed and paid.",
  calendar: "Add to calendar", change: "Change request", report: "Report a problem", cancel: "Cancel booking", withdraw: "Withdraw request",
  priceNow: "Total now", priceBefore: "Total before this change", pricing: "Working out the price…",
  changed: "Request changed. The host has been told.", unchanged: "Nothing changed.",
} as const;
