// Generated be41f2489001. Sentences that people read.
import { counted } from "../counted";

/** The card of a stay. */
export const cardTexts = {
  ratingSpoken: (slots: { readonly count: number; readonly rating: string | number }): string => counted("en-CA", slots.count, { one: `Rated ${slots.rating} out of 5 by ${slots.count} guest`, other: `Rated ${slots.rating} out of 5 by ${slots.count} guests` }),
  unrated: "New",
  placeAndType: (slots: { readonly place: string | number; readonly type: string | number }): string => `${slots.place} · ${slots.type}`,
  bedrooms: (slots: { readonly count: number }): string => counted("en-CA", slots.count, { one: `${slots.count} bedroom`, other: `${slots.count} bedrooms` }),
  bedroomsNone: "Studio",
  beds: (slots: { readonly count: number }): string => counted("en-CA", slots.count, { one: `${slots.count} bed`, other: `${slots.count} beds` }),
  sleeps: (slots: { readonly count: string | number }): string => `sleeps ${slots.count}`,
  total: (slots: { readonly price: string | number }): string => `${slots.price} total before taxes`,
  totalWithTaxes: (slots: { readonly price: string | number }): string => `${slots.price} total with taxes`,
  nights: (slots: { readonly nights: number; readonly price: string | number }): string => counted("en-CA", slots.nights, { one: `${slots.nights} night`, other: `${slots.nights} nights · ${slots.price} per night` }),
  perNight: (slots: { readonly price: string | number }): string => `from ${slots.price} per night incl. fees`,
  perNightWithTaxes: (slots: { readonly price: string | number }): string => `from ${slots.price} per night incl. fees and taxes`,
  breakdown: "Price details",
  freeUntil: (slots: { readonly date: string | number }): string => `Free cancellation before ${slots.date}`,
  freeToday: "Free cancellation today only",
} as const;
