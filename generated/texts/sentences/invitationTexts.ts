// Generated 4e1d9953a119. Sentences that people read.

/** The page that the link of an invitation to co-host leads to. */
export const invitationTexts = {
  heading: (slots: { readonly host: string | number }): string => `${slots.host} asks you to co-host`,
  headingMany: (slots: { readonly host: string | number; readonly listings: string | number }): string => `${slots.host} asks you to co-host ${slots.listings}`,
  listings: "Listings",
  showAll: (slots: { readonly count: string | number }): string => `Show all ${slots.count}`,
  loading: "Looking at your invitation",
  wrongHeading: "Co-host a listing",
  wrongLink: "This link is incomplete. Open it again from the email.",
  does: "As a co-host, you look after:",
  doesNot: (slots: { readonly host: string | number }): string => `Answers to booking requests, cancellations and where payouts go stay with ${slots.host}.`,
  named: "Guests see your first name on the listing and above what you write to them.",
  ends: (slots: { readonly host: string | number }): string => `You and ${slots.host} can each end it at any time.`,
  by: (slots: { readonly date: string | number }): string => `Accept by ${slots.date}`,
  account: (slots: { readonly email: string | number }): string => `You accept as ${slots.email}.`,
  accept: "Accept",
  later: "Not now",
  accepted: "You now co-host this place.",
  acceptedMany: (slots: { readonly listings: string | number }): string => `You now co-host ${slots.listings}.`,
  toProperties: "Your properties",
} as const;
