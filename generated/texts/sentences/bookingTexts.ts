// Sentences that people read. Written by the generator from the spec; change the spec, not this file.
import { counted } from "../counted";

/** A booking in full, and what either side can do about it (decision: look and feel: one booking, the same words for both of its sides) */
export const bookingTexts = {
  loading: "Loading the booking", failed: "We couldn’t load this booking.", retry: "Try again",
  notFound: "We couldn’t find this booking in your account.", notFoundHint: "Check the link, or look in your list.",
  reference: (slots: { readonly reference: string | number }): string => `Reference ${slots.reference}`,
  checkin: "Check-in", checkout: "Check-out",
  after: (slots: { readonly time: string | number }): string => `After ${slots.time}`,
  before: (slots: { readonly time: string | number }): string => `Before ${slots.time}`,
  guests: "Guests",
  nights: (slots: { readonly nights: number }): string => counted(
    "en", slots.nights,
    { one: `${slots.nights} night`, other: `${slots.nights} nights` },
  ),
  address: "Address", directions: "Get directions", rules: "House rules", zone: "All times are local to the property.",
  refunded: "Refunded",
  cardIn: (slots: { readonly currency: string | number; readonly date: string | number }): string =>
    `${slots.currency}, at the rate of ${slots.date}`,
  timeline: "Timeline",
  because: (slots: { readonly reason: string | number }): string => `“${slots.reason}”`,
  cancelPolicy: (slots: { readonly policy: string | number }): string => `${slots.policy} policy`,
  cancelHost: "The nights stay blocked in your calendar.", cancelBack: "Refund", cancelCard: "Back to the card",
  cancelPoints: "Points back", cancelKept: "Not refunded", cancelFailed: "We couldn’t work out the refund.",
  cancelUnpaid: "Nothing has been paid yet, so there’s nothing to refund. Points come back in full.",
  cancelOffline: "This stay was paid directly to the host. We can’t refund it: the guest and the host settle that between them.",
  cancelled: "Booking cancelled.", keep: "Keep booking", withdraw: "Withdraw request", withdrawHeading: "Withdraw this request?",
  withdrawText: "Nothing was charged. The nights will be open to other guests again.",
  withdrawn: "Request withdrawn.", keepRequest: "Keep request", reported: "Report sent. We’ll be in touch by email.",
} as const;
