// Generated 73d27b366f89. Sentences that people read. Change the spec, not this file.

/** What deleting an account takes away (decision: section 16: before the account goes, the person reads what goes with it and what stays) */
export const deletionTexts = {
  lostHeading: "What you’ll lose",
  lostProfile: "Your profile, photo and email preferences",
  lostPoints: "All your points. They can’t be cashed out or transferred.",
  lostListings: "Your listings. They’re removed from search right away.",
  lostSessions: "Your login on every device",
  keptHeading: "What we keep, without your name",
  keptBookings: "Booking and payment records required by law",
  keptReviews: "Reviews you’ve written",
} as const;
