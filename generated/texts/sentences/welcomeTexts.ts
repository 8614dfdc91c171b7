// Generated 3d91d4e544ea. Sentences that people read.

/** The welcome page. */
export const welcomeTexts = {
  heading: (slots: { readonly name: string | number }): string => `Welcome, ${slots.name}. Where would you like to start?`,
  hostHeading: "I want to host",
  hostText: "Paste the link to your existing listing and keep 100% of your earnings.",
  hostButton: "Start hosting",
  guestHeading: "I’m looking for a stay",
  guestText: "Search stays across Canada, see the full price upfront, and earn points toward your next one.",
  guestButton: "Find a stay",
  both: "You can do both with one account. Add the other any time.",
} as const;
