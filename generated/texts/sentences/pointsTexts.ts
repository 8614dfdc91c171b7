// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The points page and the points line of a booking (decision: the words around a person’s points) */
export const pointsTexts = {
  balance: (slots: { readonly balance: string | number; readonly worth: string | number }): string => ["You have ", slots.balance, " points, worth ", slots.worth, "."].join(""),
  held: (slots: { readonly held: string | number }): string => [slots.held, " points are set aside for open bookings."].join(""),
  none: "You have no points yet. They arrive 24 hours after your first stay.",
  signedOut: "Log in to see your points.",
  claim: "Collect points, pay with points",
  onePoint: "1 point",
  oneCent: "1 cent",
  perDollar: "2 points for each dollar of a stay",
  never: "They never expire",
  fromPoints: "You can use them from 100 points on",
  findStay: "Find a stay",
  inviteFriends: "Invite friends",
  history: "Where your points came from",
  columnDate: "Date",
  columnReason: "For",
  columnPoints: "Points",
  noHistory: "Nothing here yet.",
} as const;
