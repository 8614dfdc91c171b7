// Generated b2a85774bc89. Sentences that people read.
import { counted } from "../counted";

/** A search that finds nothing, and what finds something. */
export const noStaysTexts = {
  emptyFilters: (slots: { readonly place: string | number }): string => `No stays in ${slots.place} match all filters`,
  emptyTogether: (slots: { readonly place: string | number; readonly trip: string | number }): string => `No stays in ${slots.place} match ${slots.trip}`,
  emptyPlace: (slots: { readonly place: string | number }): string => `No stays in ${slots.place} yet`,
  emptyPets: (slots: { readonly place: string | number }): string => `No stays in ${slots.place} take pets`,
  emptyGuests: (slots: { readonly count: number; readonly place: string | number }): string => counted("en-CA", slots.count, (number) => ({ one: `No stays in ${slots.place} have room for ${number} guest`, other: `No stays in ${slots.place} have room for ${number} guests` })),
  emptyOpenDates: (slots: { readonly place: string | number; readonly dates: string | number }): string => `No stays in ${slots.place} are available for your dates (${slots.dates})`,
  emptyDates: (slots: { readonly place: string | number; readonly dates: string | number }): string => `No stays in ${slots.place} are available ${slots.dates}`,
  country: "Canada",
  emptyText: "Try one of these:",
  emptyNothing: "Change or remove part of your search to see more.",
  emptyClear: "Clear all filters",
  withoutPets: (slots: { readonly stays: string | number }): string => `Without pets (${slots.stays})`,
  fewerGuests: (slots: { readonly count: number; readonly stays: string | number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} guest (${slots.stays})`, other: `${number} guests (${slots.stays})` })),
  withoutFilter: (slots: { readonly label: string | number; readonly stays: string | number }): string => `Remove “${slots.label}” (${slots.stays})`,
  withoutFilters: (slots: { readonly stays: string | number }): string => `Clear all filters (${slots.stays})`,
  otherDates: (slots: { readonly dates: string | number; readonly stays: string | number }): string => `${slots.dates} (${slots.stays})`,
  anyDates: (slots: { readonly stays: string | number }): string => `Any dates (${slots.stays})`,
  widerMap: (slots: { readonly stays: string | number }): string => `Zoom out (${slots.stays})`,
  withoutMap: (slots: { readonly stays: string | number }): string => `Everywhere on the map (${slots.stays})`,
  nearby: (slots: { readonly place: string | number; readonly stays: string | number }): string => `Nearby: ${slots.place} (${slots.stays})`,
  everywhereIn: (slots: { readonly place: string | number; readonly stays: string | number }): string => `All of ${slots.place} (${slots.stays})`,
} as const;
