// Generated 1e11a330d4d3. Sentences that people read.
import { counted } from "../counted";

/** The card of a stay. */
export const cardTexts = {
  ratingSpoken: (slots: { readonly count: number; readonly rating: string | number }): string => counted("en-CA", slots.count, (number) => ({ one: `Rated ${slots.rating} out of 5 by ${number} guest`, other: `Rated ${slots.rating} out of 5 by ${number} guests` })),
  unrated: "New",
  placeAndType: (slots: { readonly place: string | number; readonly type: string | number }): string => `${slots.place} · ${slots.type}`,
  bedrooms: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} bedroom`, other: `${number} bedrooms` })),
  bedroomsNone: "Studio",
  beds: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} bed`, other: `${number} beds` })),
  sleeps: (slots: { readonly count: string | number }): string => `sleeps ${slots.count}`,
  total: (slots: { readonly price: string | number }): string => `${slots.price} total before taxes`,
  totalWithTaxes: (slots: { readonly price: string | number }): string => `${slots.price} total with taxes`,
  nights: (slots: { readonly nights: number; readonly price: string | number }): string => counted("en-CA", slots.nights, (number) => ({ one: `${number} night`, other: `${number} nights · ${slots.price} per night` })),
  perNight: (slots: { readonly price: string | number }): string => `from ${slots.price} per night incl. fees`,
  perNightWithTaxes: (slots: { readonly price: string | number }): string => `from ${slots.price} per night incl. fees and taxes`,
  breakdown: "Price details",
  dated: (slots: { readonly dates: string | number; readonly nights: string | number }): string => `${slots.dates} · ${slots.nights}`,
  freeUntil: (slots: { readonly date: string | number }): string => `Free cancellation before ${slots.date}`,
  freeToday: "Free cancellation today only",
} as const;
