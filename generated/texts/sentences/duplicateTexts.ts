// Generated 9cfe9aae32cc. Sentences that people read.

/** Duplicating a property, and the name of the copy. */
export const duplicateTexts = {
  duplicate: "Duplicate",
  heading: "Duplicate this property",
  text: "Creates a draft with the same description, photos, prices, rules and arrival details. Calendars, bookings, reviews, the registration number, the door code and the Wi-Fi password aren’t copied.",
  done: "Here’s your copy. Change what’s different, then publish it.",
  copy: (slots: { readonly title: string | number }): string => `${slots.title} (copy)`,
  copyAgain: (slots: { readonly title: string | number; readonly count: string | number }): string => `${slots.title} (copy ${slots.count})`,
} as const;
