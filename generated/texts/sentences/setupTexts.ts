// Sentences that people read. Written by the generator from the spec; change the spec, not this file.
import { counted } from "../counted";

/** The property setup (decision: section 13: what was brought over is confirmed page by page) */
export const setupTexts = {
  saveAndLeave: "Save and exit", saved: "Saved.", failed: "We couldn’t load your property.", retry: "Retry",
  still: (slots: { readonly count: number }): string => counted(
    "en", slots.count,
    { one: `${slots.count} thing still missing`, other: `${slots.count} things still missing` },
  ),
  imported: (slots: { readonly source: string | number }): string => `Imported from ${slots.source}. Review it, then continue.`,
  changed: (slots: { readonly fields: string | number }): string =>
    `Someone changed this in another tab or on another device: ${slots.fields}. Continue to save what you entered instead.`,
  takeTheirs: "Show what’s saved", findOnMap: "Find town on map", mapLabel: "Map with the location of your property",
  pinLabel: "Property location. Move it with the arrow keys.",
  pinHelp: "Drag the pin to your place, click the map, or move the pin with the arrow keys.",
  pinInTown: (slots: { readonly city: string | number }): string => `The pin is in ${slots.city}. Move it to your place.`,
  townUnknown: "We don’t know this town. Move the pin to your place.",
  postalElsewhere: (slots: { readonly province: string | number }): string =>
    `Check the postal code: it doesn’t belong to ${slots.province}.`,
  findFailed: "We couldn’t look up this town. Move the pin to your place.",
  priceHeading: "What you earn",
  priceFor: (slots: { readonly nights: number }): string => counted(
    "en", slots.nights,
    { one: `A weekend stay of ${slots.nights} night for two guests`, other: `A weekend stay of ${slots.nights} nights for two guests` },
  ),
  priceEmpty: "Enter a price per night to see what you earn.", earn: "You earn",
  elsewhere: (slots: { readonly amount: string | number }): string =>
    `On Airbnb, you’d earn ${slots.amount} of the same payment: its host fee is 15.5%, as published in October 2025.`,
  dutyNone: (slots: { readonly place: string | number }): string =>
    `We don’t know of a registration number that’s required in ${slots.place}.`,
  dutyUnknown: "Enter the address first. It decides whether the law requires a registration number.",
  duty: (slots: { readonly place: string | number; readonly called: string | number; readonly asked_by: string | number }): string =>
    `${slots.place} requires a ${slots.called} from ${slots.asked_by}.`,
  dutyExample: (slots: { readonly example: string | number }): string => `Example: ${slots.example}`,
  dutyNights: (slots: { readonly nights: number }): string => counted(
    "en", slots.nights,
    { one: `Maximum ${slots.nights} night per year.`, other: `Maximum ${slots.nights} nights per year.` },
  ),
  inReview: "We’re checking the number.",
  refused: "We couldn’t find this number in the register. Correct it, or contact us.",
  finishHeading: "Ready to publish?", missingHeading: "Still missing",
  complete: "All set. Guests can find your listing as soon as you publish it.",
  preview: "View as guest", list: "Publish", listed: "Your listing is live. Guests can find it now.", done: "Done",
} as const;
