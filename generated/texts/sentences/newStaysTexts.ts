// Generated 5e465659b947. Sentences that people read.
import { counted } from "../counted";

/** The cards of new stays, and the end of mails about them. */
export const newStaysTexts = {
  dates: "Dates",
  price: "Price",
  perNight: (slots: { readonly price: string | number }): string => `${slots.price} per night incl. fees, before taxes`,
  total: (slots: { readonly nights: number; readonly total: string | number; readonly price: string | number }): string => counted("en-CA", slots.nights, (number) => ({ one: `${slots.total} total before taxes for ${number} night`, other: `${slots.total} total before taxes for ${number} nights (${slots.price} per night)` })),
  end: "Stop emails for this search",
  place: "A stay",
} as const;
