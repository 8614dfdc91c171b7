// Generated 7d34a5a28fc1. Sentences that people read.
import { counted } from "../counted";

/** What the mails about bookings have in common. */
export const bookingMailTexts = {
  stay: (slots: { readonly checkin: string | number; readonly checkout: string | number; readonly party: string | number }): string => `${slots.checkin} to ${slots.checkout}, ${slots.party}.`,
  moment: (slots: { readonly date: string | number; readonly time: string | number; readonly city: string | number }): string => `${slots.date} at ${slots.time}, ${slots.city} time`,
  quoted: (slots: { readonly text: string | number }): string => `“${slots.text}”`,
  reference: (slots: { readonly reference: string | number }): string => `Booking ${slots.reference}.`,
  notCharged: "Nothing was charged.",
  pointsBack: (slots: { readonly points: string | number }): string => `Your ${slots.points} points are available again.`,
  guest: "Your guest",
  host: "Your host",
  place: "the place",
  openStay: "View your stay",
  openBooking: "View booking",
  findStay: "Find another stay",
  adults: (slots: { readonly count: number }): string => counted("en", slots.count, { one: `${slots.count} adult`, other: `${slots.count} adults` }),
  children: (slots: { readonly count: number }): string => counted("en", slots.count, { one: `${slots.count} child`, other: `${slots.count} children` }),
  infants: (slots: { readonly count: number }): string => counted("en", slots.count, { one: `${slots.count} infant`, other: `${slots.count} infants` }),
  pets: (slots: { readonly count: number }): string => counted("en", slots.count, { one: `${slots.count} pet`, other: `${slots.count} pets` }),
  payout: (slots: { readonly amount: string | number }): string => `You’ll receive ${slots.amount}.`,
  answerBy: (slots: { readonly moment: string | number }): string => `Answer by ${slots.moment}. After that, the request expires and your response rate drops.`,
  answer: "Answer request",
  line: (slots: { readonly label: string | number; readonly amount: string | number }): string => `${slots.label}: ${slots.amount}`,
  refund: (slots: { readonly amount: string | number }): string => `You’ll get ${slots.amount} back, the way you paid. Banks take up to 10 business days.`,
  refundRate: (slots: { readonly currency: string | number }): string => `It goes back in ${slots.currency}, at the rate that you paid with.`,
  refundNone: (slots: { readonly policy: string | number }): string => `There’s no refund under the ${slots.policy} policy at this time.`,
  directPart: (slots: { readonly name: string | number; readonly amount: string | number }): string => `${slots.name} recorded ${slots.amount} as paid directly. It never came to Tuckamore: ask ${slots.name} to give it back.`,
  directPartHost: (slots: { readonly amount: string | number; readonly name: string | number }): string => `You recorded ${slots.amount} that ${slots.name} paid you directly. Please give it back to them.`,
  refundOffline: "This stay was paid directly to the host, so any refund comes from them.",
} as const;
