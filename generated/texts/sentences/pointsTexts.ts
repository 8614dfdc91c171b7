// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The points page and the points line of a booking (decision: the words around a person’s points) */
export const pointsTexts = {
  balance: (slots: { readonly balance: string | number; readonly worth: string | number }): string => [
    "You have ",
    slots.balance,
    " points, worth ",
    slots.worth,
    ".",
  ].join(""),
  held: (slots: { readonly held: string | number }): string => [slots.held, " points are reserved for open bookings."].join(""),
  none: "You have no points yet. You’ll get them 24 hours after your first stay.",
  signedOut: "Log in to see your points.",
  claim: "Earn points, spend points",
  onePoint: "1 point",
  oneCent: "1 cent",
  perDollar: "2 points for each dollar of a stay",
  never: "They never expire",
  fromPoints: "Use them once you have 100 points",
  findStay: "Find a stay",
  inviteFriends: "Invite friends",
  stayAt: (slots: { readonly title: string | number }): string => ["Stay at ", slots.title].join(""),
  history: "Points history",
  columnDate: "Date",
  columnReason: "For",
  columnPoints: "Points",
  noHistory: "Nothing here yet.",
} as const;
