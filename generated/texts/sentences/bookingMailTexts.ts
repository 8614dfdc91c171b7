// Generated daa643b7a551. Sentences that people read.
import { counted } from "../counted";

/** The cards of stays in mails, and names of those who have none. */
export const bookingMailTexts = {
  checkin: "Check-in",
  after: (slots: { readonly date: string | number; readonly time: string | number }): string => `${slots.date}, after ${slots.time}`,
  checkout: "Check-out",
  before: (slots: { readonly date: string | number; readonly time: string | number }): string => `${slots.date}, before ${slots.time}`,
  nights: "Nights",
  guests: "Guests",
  total: "Total",
  paid: "Paid by card",
  payout: "Payout before taxes",
  booking: "Booking",
  moment: (slots: { readonly date: string | number; readonly time: string | number; readonly zone: string | number }): string => `${slots.date} at ${slots.time} ${slots.zone}`,
  quoted: (slots: { readonly text: string | number }): string => `“${slots.text}”`,
  guest: "Your guest",
  host: "Your host",
  itsHost: "The host",
  place: "the place",
  adults: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} adult`, other: `${number} adults` })),
  children: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} child`, other: `${number} children` })),
  infants: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} infant`, other: `${number} infants` })),
  pets: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} pet`, other: `${number} pets` })),
} as const;
