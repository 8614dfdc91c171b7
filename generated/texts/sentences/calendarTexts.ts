// Sentences that people read. Written by the generator from the spec; change the spec, not this file.
import { counted } from "../counted";

/** The calendar of a host (decision: look and feel: a month at a time, a price in each cell, stripes for what is taken elsewhere) */
export const calendarTexts = {
  heading: "Calendar", previousMonth: "Previous month", nextMonth: "Next month", month: "Month", asMonths: "Months", asAgenda: "Agenda",
  views: "How the calendar is shown", failed: "We couldn’t load the calendar.", retry: "Retry",
  select: "Choose a night, then another for the range between them. You can also drag, or use Shift and the arrow keys.",
  selected: (slots: { readonly nights: number; readonly dates: string | number }): string => counted(
    "en", slots.nights,
    { one: `${slots.nights} night, ${slots.dates}`, other: `${slots.nights} nights, ${slots.dates}` },
  ),
  cleared: "No nights chosen.", from: "First night", last: "Last night", which: "Which nights", edit: "Edit", close: "Close",
  reset: "Reset to usual",
  resetText: "These nights go back to the usual price and rules.",
  legend: "What the colours mean", open: "Available",
  openRange: (slots: { readonly prices: string | number }): string => `Available · ${slots.prices}`,
  ownPrice: "price for this date",
  shortestStay: (slots: { readonly nights: string | number }): string => `${slots.nights}-night minimum`,
  takenElsewhere: (slots: { readonly elsewhere: string | number }): string => `Booked on ${slots.elsewhere}`,
  elsewhere: "Booked elsewhere", booked: "Booked", asked: "Requested", blocked: "Blocked by you",
  locked: "Blocked: you cancelled a booking", gettingReady: "Preparation time", past: "Past",
  usualHere: (slots: { readonly prices: string | number }): string => `Usual price: ${slots.prices} a night.`,
  variousPrices: "These nights have different prices. What you leave empty stays as it is.",
  noteOf: (slots: { readonly note: string | number }): string => `Your note: ${slots.note}`,
  toBooking: "Open booking", nothingYet: "Change something to see what it brings.",
  brings: (slots: { readonly open: number; readonly after: string | number; readonly before: string | number }): string => counted(
    "en", slots.open,
    {
      one: `If this night is booked, you earn ${slots.after} instead of ${slots.before}.`,
      other: `If every open night is booked, you earn ${slots.after} instead of ${slots.before}.`,
    },
  ),
  blocks: (slots: { readonly sum: string | number }): string => `Nobody can book these nights. Their price was ${slots.sum} in total.`,
  opens: (slots: { readonly nights: string | number; readonly sum: string | number }): string =>
    `Guests can book ${slots.nights} more: ${slots.sum} in total.`,
  nights: (slots: { readonly count: number }): string => counted(
    "en", slots.count,
    { one: `${slots.count} night`, other: `${slots.count} nights` },
  ),
  guestsPay: (slots: { readonly price: string | number }): string => `Guests pay ${slots.price} a night before taxes, with our 8% fee.`,
  keepPrice: "Nights that are already booked keep their price.",
  tooShort: (slots: { readonly nights: number; readonly dates: string | number }): string => counted(
    "en", slots.nights,
    {
      one: `Gaps shorter than ${slots.nights} night can’t be booked: ${slots.dates}.`,
      other: `Gaps shorter than ${slots.nights} nights can’t be booked: ${slots.dates}.`,
    },
  ),
  cannotBlock: (slots: { readonly dates: string | number }): string =>
    `These nights are booked or requested and can’t be blocked: ${slots.dates}.`,
  leaveOut: "Leave them out", nothingChanged: "Nothing has changed.", saved: "Saved.", agendaMore: "Show more months",
  conflictsHeading: "Booked twice",
  conflict: (slots: { readonly elsewhere: string | number; readonly dates: string | number }): string =>
    `These nights are booked both here and on ${slots.elsewhere}: ${slots.dates}. Instant book is off until one booking is cancelled.`,
  show: "Show these nights",
} as const;
