// Sentences that people read. Written by the generator from the spec; change the spec, not this file.
import { counted } from "../counted";

/** The list of a host’s properties (decision: look and feel: the empty list is the connect box itself) */
export const propertiesTexts = {
  heading: "Your properties", add: "Connect a listing", addSeveral: "Connect several", emptyHeading: "Add your first listing",
  emptyText: "Paste the link to your existing listing. We import what we can, and you review it.",
  search: "Find a property", searchPlaceholder: "Name, town or listing link",
  searchNone: (slots: { readonly words: string | number }): string => `None of your properties match “${slots.words}”.`,
  searchAll: "Show all properties", searchFailed: "We couldn’t look for this link.",
  count: (slots: { readonly count: number }): string => counted(
    "en", slots.count,
    { one: `${slots.count} property`, other: `${slots.count} properties` },
  ),
  untitled: "Untitled draft", noPhoto: "No photos yet",
  connected: (slots: { readonly platform: string | number }): string => `Connected to ${slots.platform}`,
  reading: (slots: { readonly platform: string | number }): string => `Reading ${slots.platform}…`,
  synced: (slots: { readonly time: string | number }): string => `Calendar synced ${slots.time}`,
  syncFailed: (slots: { readonly time: string | number }): string => `Calendar hasn’t synced since ${slots.time}`,
  conflict: "Booked here and elsewhere at the same time",
  nextArrival: (slots: { readonly date: string | number }): string => `Next arrival ${slots.date}`,
  noArrivals: "No arrivals yet",
  missing: (slots: { readonly count: number; readonly missing: string | number }): string => counted(
    "en", slots.count,
    { one: `${slots.count} thing left: ${slots.missing}`, other: `${slots.count} things left: ${slots.missing}` },
  ),
  missingMore: (slots: { readonly missing: string | number }): string => `${slots.missing} and more`,
  ready: "Ready to publish", goOn: "Continue setup", review: "Review import", open: "Manage", view: "View as guest",
  actionOf: (slots: { readonly action: string | number; readonly title: string | number }): string => `${slots.action}: ${slots.title}`,
  openBookings: (slots: { readonly count: number }): string => counted(
    "en", slots.count,
    { one: `${slots.count} open booking`, other: `${slots.count} open bookings` },
  ),
  failed: "We couldn’t load your properties.", retry: "Retry",
} as const;
