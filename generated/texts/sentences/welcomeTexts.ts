// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The welcome page (decision: section 11: a person with neither properties nor stays chooses where to begin) */
export const welcomeTexts = {
  heading: (slots: { readonly name: string | number }): string => ["Welcome, ", slots.name, ". Where would you like to start?"].join(""),
  hostHeading: "I want to host",
  hostText: "Bring a listing that you already have elsewhere by its address, and keep 100% of your earnings.",
  hostButton: "Start hosting",
  guestHeading: "I am looking for a stay",
  guestText: "Search stays across Canada, see the whole price first, and collect points for the next one.",
  guestButton: "Find a stay",
  both: "You can always do the other later; one account does both.",
} as const;
