// Sentences that people read. Written by the generator from the spec; change the spec, not this file.
import { counted } from "../counted";

/** Calendars of other platforms, and the one that they read (decision: section 8: nights taken elsewhere come in by calendar feeds, and
 * ours go out by a secret address) */
export const feedTexts = {
  heading: "Other calendars",
  none: "No calendars yet. Add one for each platform where you list this place.",
  added: (slots: { readonly elsewhere: string | number; readonly nights: string | number }): string =>
    `${slots.elsewhere} calendar added. Nights blocked: ${slots.nights}.`,
  synced: (slots: { readonly time: string | number }): string => `Synced ${slots.time}`,
  never: "Not synced yet",
  failing: (slots: { readonly time: string | number }): string => `Hasn’t synced since ${slots.time}`,
  failed: "We couldn’t read it",
  stale: "The last dates we read stay blocked. After 72 hours, instant book is turned off. Check that the link still works, or add a new one.",
  conflict: "It has a booking on nights that are booked here, too. Instant book is off until one booking is cancelled.",
  proves: "Confirms that the listing is yours", nightsNone: "Blocks no nights",
  nights: (slots: { readonly count: number }): string => counted(
    "en", slots.count,
    { one: `Blocks ${slots.count} night`, other: `Blocks ${slots.count} nights` },
  ),
  syncNow: "Sync now",
  syncOf: (slots: { readonly elsewhere: string | number }): string => `Sync the ${slots.elsewhere} calendar now`,
  syncDone: (slots: { readonly elsewhere: string | number }): string => `${slots.elsewhere} synced.`,
  remove: "Remove",
  removeOf: (slots: { readonly elsewhere: string | number }): string => `Remove the ${slots.elsewhere} calendar`,
  removeHeading: (slots: { readonly elsewhere: string | number }): string => `Remove the ${slots.elsewhere} calendar?`,
  removeText: "Nights it blocks become available.", removed: "Calendar removed.", keep: "Keep it",
  exportHeading: "Your calendar for other platforms",
  exportText: "Paste these links into your other platforms to prevent double bookings. Keep them private.",
  exportFor: (slots: { readonly elsewhere: string | number }): string => `Link for ${slots.elsewhere}`,
  exportForOthers: "Link for any other platform", copy: "Copy", copied: "Link copied.",
  copyFailed: "Your browser doesn’t allow copying. Select the link and copy it yourself.",
  renew: "Create new links", renewHeading: "Create new links?",
  renewText: "The old ones stop working at once. Paste the new ones into your other platforms.",
  keepLinks: "Keep the old ones", renewed: "New links created. The old ones no longer work.",
} as const;
