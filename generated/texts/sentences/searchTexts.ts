// Sentences that people read. Written by the generator from the spec; change the spec, not this file.
import { counted } from "../counted";

/** The search page (decision: look and feel: the words around results, filters and map) */
export const searchTexts = {
  heading: "Search stays",
  resultsIn: (slots: { readonly count: number; readonly place: string | number }): string => counted(
    "en", slots.count,
    { one: `${slots.count} stay in ${slots.place}`, other: `${slots.count} stays in ${slots.place}` },
  ),
  resultsAnywhere: (slots: { readonly count: number }): string => counted(
    "en", slots.count,
    { one: `${slots.count} stay`, other: `${slots.count} stays` },
  ),
  pricesBeforeTaxes: "prices are totals before taxes", pricesWithTaxes: "prices are totals with taxes", includeTaxes: "Include taxes",
  sortBy: "Sort by", price: "Price", beds: "Beds", type: "Type", pets: "Pets allowed",
  petsAllowed: (slots: { readonly count: number }): string => counted(
    "en", slots.count, { one: "Pets allowed", other: `${slots.count} pets` },
  ),
  freeCancellation: "Free cancellation", allFilters: "All filters",
  allFiltersCount: (slots: { readonly count: string | number }): string => `All filters · ${slots.count}`,
  filtersHeading: "Filters",
  show: (slots: { readonly count: number }): string => counted(
    "en", slots.count,
    { one: `Show ${slots.count} stay`, other: `Show ${slots.count} stays` },
  ),
  showNone: "No stays match", clearAll: "Clear all", clear: "Clear",
  removeFilter: (slots: { readonly label: string | number }): string => `Remove filter ${slots.label}`,
  upTo: (slots: { readonly price: string | number }): string => `Up to ${slots.price} per night`,
  from: (slots: { readonly price: string | number }): string => `From ${slots.price} per night`,
  between: (slots: { readonly low: string | number; readonly high: string | number }): string => `${slots.low} to ${slots.high} per night`,
  any: "Any", priceHistogram: "Number of stays by price per night", previousPage: "Previous page", nextPage: "Next page",
  updating: "Updating results…",
  emptyFilters: (slots: { readonly place: string | number }): string => `No stays in ${slots.place} match all filters`,
  emptyTogether: (slots: { readonly place: string | number; readonly trip: string | number }): string =>
    `No stays in ${slots.place} match ${slots.trip}`,
  emptyPlace: (slots: { readonly place: string | number }): string => `No stays in ${slots.place} yet`,
  emptyPets: (slots: { readonly place: string | number }): string => `No stays in ${slots.place} take pets`,
  emptyGuests: (slots: { readonly count: number; readonly place: string | number }): string => counted(
    "en", slots.count,
    {
      one: `No stays in ${slots.place} have room for ${slots.count} guest`,
      other: `No stays in ${slots.place} have room for ${slots.count} guests`,
    },
  ),
  emptyDates: (slots: { readonly place: string | number; readonly dates: string | number }): string =>
    `No stays in ${slots.place} are available ${slots.dates}`,
  country: "Canada", thisArea: "this area", emptyText: "Try one of these:",
  emptyNothing: "Change or remove part of your search to see more.",
  emptyClear: "Clear all filters",
  withoutPets: (slots: { readonly stays: string | number }): string => `Without pets (${slots.stays})`,
  fewerGuests: (slots: { readonly count: number; readonly stays: string | number }): string => counted(
    "en", slots.count,
    { one: `${slots.count} guest (${slots.stays})`, other: `${slots.count} guests (${slots.stays})` },
  ),
  withoutFilter: (slots: { readonly label: string | number; readonly stays: string | number }): string =>
    `Remove ${slots.label} (${slots.stays})`,
  withoutFilters: (slots: { readonly stays: string | number }): string => `Clear all filters (${slots.stays})`,
  otherDates: (slots: { readonly dates: string | number; readonly stays: string | number }): string => `${slots.dates} (${slots.stays})`,
  anyDates: (slots: { readonly stays: string | number }): string => `Any dates (${slots.stays})`,
  nearby: (slots: { readonly place: string | number; readonly stays: string | number }): string =>
    `Nearby: ${slots.place} (${slots.stays})`,
  everywhereIn: (slots: { readonly place: string | number; readonly stays: string | number }): string =>
    `All of ${slots.place} (${slots.stays})`,
  failedHeading: "Search isn’t working", failedText: "Your filters are saved.",
  failedReference: (slots: { readonly id: string | number }): string => `If you contact us, include this reference: ${slots.id}`,
  retry: "Retry", activeFilters: "Active filters",
  priceHint: "Average per night in CAD, with fees, before taxes",
  lowest: "Minimum price", highest: "Maximum price",
  moreAmenities: (slots: { readonly count: string | number }): string => `Show all ${slots.count} amenities`,
  fewerAmenities: "Show fewer",
  pageLink: (slots: { readonly page: string | number }): string => `Page ${slots.page}`,
  pages: "Pages of results", results: "Results",
} as const;
