// Generated aaf1f750d0f4. Sentences that people read.
import { counted } from "../counted";

/** The mail about new stays of a saved search. */
export const newStaysTexts = {
  subject: (slots: { readonly count: number; readonly name: string | number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} new stay: ${slots.name}`, other: `${number} new stays: ${slots.name}` })),
  intro: (slots: { readonly count: number; readonly name: string | number }): string => counted("en-CA", slots.count, () => ({ one: `A new stay fits your saved search “${slots.name}”:`, other: `New stays fit your saved search “${slots.name}”:` })),
  dates: "Dates",
  price: "Price",
  perNight: (slots: { readonly price: string | number }): string => `${slots.price} per night incl. fees, before taxes`,
  total: (slots: { readonly nights: number; readonly total: string | number; readonly price: string | number }): string => counted("en-CA", slots.nights, (number) => ({ one: `${slots.total} total before taxes for ${number} night`, other: `${slots.total} total before taxes for ${number} nights (${slots.price} per night)` })),
  more: (slots: { readonly count: string | number }): string => `And ${slots.count} more.`,
  button: "See all",
  end: "Stop emails for this search",
  place: "A stay",
} as const;
