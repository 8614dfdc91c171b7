// Generated b4463cd1e79f. Sentences that people read.
import { counted } from "../counted";

/** The filters of a search. */
export const filterTexts = {
  price: "Price",
  beds: "Beds",
  type: "Type",
  pets: "Pets allowed",
  petsAllowed: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: "Pets allowed", other: `${number} pets` })),
  freeCancellation: "Free cancellation",
  allFilters: "All filters",
  allFiltersCount: (slots: { readonly count: string | number }): string => `All filters · ${slots.count}`,
  filtersHeading: "Filters",
  show: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `Show ${number} stay`, other: `Show ${number} stays` })),
  showOver: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `Show over ${number} stay`, other: `Show over ${number} stays` })),
  showAtLeast: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `Show at least ${number} stay`, other: `Show at least ${number} stays` })),
  showNone: "No stays match",
  clearAll: "Clear all",
  clear: "Clear",
  removeFilter: (slots: { readonly label: string | number }): string => `Remove filter ${slots.label}`,
  upTo: (slots: { readonly price: string | number }): string => `Up to ${slots.price} per night`,
  from: (slots: { readonly price: string | number }): string => `From ${slots.price} per night`,
  between: (slots: { readonly low: string | number; readonly high: string | number }): string => `${slots.low} to ${slots.high} per night`,
  any: "Any",
  priceHistogram: "Number of stays by price per night",
  activeFilters: "Active filters",
  priceHint: (slots: { readonly currency: string | number }): string => `Average per night in ${slots.currency}, with fees, before taxes`,
  lowest: "Minimum price",
  highest: "Maximum price",
} as const;
