// Sentences that people read. Written by the generator from the spec; change the spec, not this file.
import { counted } from "../counted";

/** The host’s bookings (decision: look and feel: what needs an answer comes first) */
export const hostBookingTexts = {
  heading: "Bookings", loading: "Loading your bookings", failed: "We couldn’t load your bookings.", retry: "Try again",
  empty: "Nothing yet",
  emptyHint: "Guests can find you once your calendar is synced.",
  emptyAction: "Your properties",
  answer: (slots: { readonly count: number }): string => counted(
    "en", slots.count,
    { one: `${slots.count} request needs your answer`, other: `${slots.count} requests need your answer` },
  ),
  requests: "Requests", arrivals: "Arrivals", current: "Current", unpaid: "Payment pending", past: "Past", cancelled: "Cancelled",
  more: "Show more",
  shownOf: (slots: { readonly shown: string | number; readonly total: string | number }): string =>
    `Showing ${slots.shown} of ${slots.total} bookings`,
  search: "Find a booking", searchPlaceholder: "Reference, guest, property or link",
  searchNone: (slots: { readonly words: string | number }): string => `No booking matches “${slots.words}”`,
  searchAll: "Show all bookings",
  found: (slots: { readonly count: number }): string => counted(
    "en", slots.count,
    { one: `${slots.count} booking`, other: `${slots.count} bookings` },
  ),
  strip: (slots: { readonly days: string | number }): string => `Next ${slots.days} days`,
  stay: (
    slots: {
      readonly guest: string | number;
      readonly dates: string | number;
      readonly property: string | number;
      readonly status: string | number;
    }
  ): string => `${slots.guest}, ${slots.dates}, ${slots.property}, ${slots.status}`,
  guest: "Guest",
  hoursLeft: (slots: { readonly hours: string | number }): string => `${slots.hours} h left`,
  minutesLeft: (slots: { readonly minutes: string | number }): string => `${slots.minutes} min left`,
  payout: (slots: { readonly amount: string | number }): string => `Payout ${slots.amount}`,
  back: "All bookings",
  title: (slots: { readonly guest: string | number; readonly dates: string | number }): string => `${slots.guest}, ${slots.dates}`,
  accept: "Accept", reject: "Reject", recordPayment: "Record payment",
  accepted: "Request accepted. The guest has been told to pay.",
  rejected: "Request rejected. The guest has been told.", paymentRecorded: "Payment recorded.",
  recordedBefore: (slots: { readonly amount: string | number }): string => `You recorded ${slots.amount} before.`,
  keep: "Not now", taken: "These nights are booked elsewhere by now",
  takenOn: (slots: { readonly dates: string | number; readonly elsewhere: string | number }): string =>
    `${slots.dates} on ${slots.elsewhere}`,
  takenText: "The request stays open. Reject it, or cancel the booking there.",
  toCalendar: "Open calendar",
  willPay: (slots: { readonly guest: string | number; readonly hours: string | number }): string =>
    `${slots.guest} then has ${slots.hours} hours to pay.`,
  answerBy: (slots: { readonly moment: string | number }): string => `Answer by ${slots.moment}`,
  answerByText: "Without an answer the request expires, and your response rate goes down.",
  answerLate: "The time to answer is over.",
  payBy: (slots: { readonly guest: string | number; readonly moment: string | number }): string =>
    `${slots.guest} has until ${slots.moment} to pay`,
  statement: "Download payout statement (PDF)", payByText: "After that, the nights are free again.",
  restText: "You recorded a part of the price. The nights stay held until you record the rest, or cancel.",
  moneyHeading: "What you get", yourPayout: "Your payout",
  guestPays: (slots: { readonly amount: string | number }): string => `The guest pays ${slots.amount}, with our fee and taxes.`,
  paidOffline: "Paid directly to you. There is no payout by us.",
  paidOut: "We pay this out 24 hours after check-in.",
} as const;
