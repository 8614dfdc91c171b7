// Generated 36376865945a. Sentences that people read.
import { counted } from "../counted";

/** The destination pages. */
export const destinationTexts = {
  heading: (slots: { readonly place: string | number }): string => `${slots.place} vacation rentals`,
  lead: (slots: { readonly place: string | number }): string => `Find a place to stay in ${slots.place}. The first price you see includes every fee.`,
  staysHeading: (slots: { readonly place: string | number }): string => `Stays in ${slots.place}`,
  from: (slots: { readonly price: string | number }): string => `From ${slots.price} per night, fees included`,
  rated: (slots: { readonly count: number; readonly rating: string | number }): string => counted("en-CA", slots.count, (number) => ({ one: `Rated ${slots.rating} of 5 in ${number} review`, other: `Rated ${slots.rating} of 5 in ${number} reviews` })),
  pets: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} takes pets`, other: `${number} take pets` })),
  instant: (slots: { readonly count: string | number }): string => `${slots.count} with instant book`,
  count: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} stay`, other: `${number} stays` })),
  showAllStays: "Show all stays",
  showAll: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `Show all ${number} stay`, other: `Show all ${number} stays` })),
  none: "No stays here yet. Browse all of Canada instead.",
  elsewhere: "Other places",
  notFoundHeading: "No stays in this place",
  notFoundText: "No one hosts here yet, or the link is wrong. Browse other places, or search all of Canada.",
  crumbs: "Vacation rentals",
} as const;
