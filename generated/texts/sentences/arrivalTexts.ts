// Generated 79929e0665ec. Sentences that people read.

/** The arrival on a guest’s stay, and its part of the host’s property page. */
export const arrivalTexts = {
  heading: "Arrival",
  from: (slots: { readonly date: string | number }): string => `Shown on this page from ${slots.date}`,
  loading: "Loading the arrival details",
  failed: "We couldn’t load the arrival details.",
  saved: "Arrival details saved.",
  lead: "Guests who have paid read this on their stay, each part from the day you choose until they check out. Nobody else sees it.",
} as const;
