// Generated b5865ada1605. Sentences that people read.

/** What deleting an account takes away. */
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
