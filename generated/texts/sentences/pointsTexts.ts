// Generated 60ad6e337a62. Sentences that people read. Change the spec, not this file.

/** The points page and the points line of a booking. */
export const pointsTexts = {
  own: "Your points",
  balance: (slots: { readonly balance: string | number }): string => `${slots.balance} points`,
  worth: (slots: { readonly worth: string | number }): string => `Worth ${slots.worth}`,
  held: (slots: { readonly held: string | number }): string => `${slots.held} points are reserved for open bookings.`,
  none: "You have no points yet. You’ll get them 24 hours after your first stay.",
  loading: "Loading your points",
  loadFailed: "Your points could not be loaded.",
  retry: "Try again",
  coming: "On the way",
  arrives: (slots: { readonly date: string | number }): string => `Arrives ${slots.date}`,
  signedOut: "Log in to see your points.",
  claim: "Earn points, spend points",
  onePoint: "1 point",
  oneCent: "1 cent",
  perDollar: "2 points for each dollar of a stay",
  never: "They never expire",
  fromPoints: "Use them once you have 100 points",
  findStay: "Find a stay",
  inviteFriends: "Invite friends",
  stayAt: (slots: { readonly title: string | number }): string => `Stay at ${slots.title}`,
  firstListing: (slots: { readonly title: string | number }): string => `First listing: ${slots.title}`,
  history: "Points history",
  entry: (slots: { readonly kind: string | number; readonly date: string | number }): string => `${slots.kind} on ${slots.date}`,
  more: "Show more",
} as const;
