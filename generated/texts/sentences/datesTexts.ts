// Generated 935ab432728a. Sentences that people read.
import { counted } from "../counted";

/** The calendar in which a stay is chosen, also as it is read aloud. Source: §2 Shell elements. */
export const datesTexts = {
  name: "Choose check-in and check-out dates",
  clear: "Clear",
  done: "Done",
  before: "Previous month",
  after: "Next month",
  helpHint: "Press ? for the keys of this calendar.",
  nights: (slots: { readonly nights: number }): string => counted("en-CA", slots.nights, (number) => ({ one: `${number} night`, other: `${number} nights` })),
  whole: (slots: { readonly nights: string | number; readonly dates: string | number }): string => `${slots.nights} · ${slots.dates}`,
  isCheckin: (slots: { readonly date: string | number }): string => `${slots.date}. Chosen as your check-in date.`,
  isCheckout: (slots: { readonly date: string | number }): string => `${slots.date}. Chosen as your check-out date.`,
  checkinFree: (slots: { readonly date: string | number }): string => `Choose ${slots.date} as your check-in date. It’s available.`,
  checkoutFree: (slots: { readonly date: string | number }): string => `Choose ${slots.date} as your check-out date. It’s available.`,
  priced: (slots: { readonly day: string | number; readonly price: string | number }): string => `${slots.day} From ${slots.price} per night incl. fees.`,
  refused: (slots: { readonly date: string | number; readonly why: string | number }): string => `${slots.date}. ${slots.why}`,
  cleared: "Dates cleared.",
  checkinChosen: (slots: { readonly date: string | number }): string => `${slots.date} chosen as your check-in date. Choose a check-out date.`,
  checkoutChosen: (slots: { readonly date: string | number; readonly stay: string | number }): string => `${slots.date} chosen as your check-out date. ${slots.stay}`,
  outside: "It’s outside the dates you can book.",
  taken: "It’s not available.",
  endOnly: "It’s available for check-out only.",
  noStart: "Check-in isn’t available on this day.",
  noEnd: "Check-out isn’t available on this day.",
  tooShort: "The stay would be too short.",
  tooLong: "The stay would be too long.",
  pastNext: "It’s after the next booking.",
} as const;
