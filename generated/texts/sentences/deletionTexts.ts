// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** What deleting an account takes away (decision: section 16: before the account goes, the person reads what goes with it and what stays) */
export const deletionTexts = {
  lostHeading: "You lose",
  lostProfile: "Your profile, its picture and your mail settings",
  lostPoints: "All your points; they cannot be paid out or passed on",
  lostListings: "Your listings; they leave the search at once",
  lostSessions: "Every log-in, on all devices",
  keptHeading: "What stays, without your name",
  keptBookings: "Bookings and payments that the law makes us keep",
  keptReviews: "Reviews that you have written",
} as const;
