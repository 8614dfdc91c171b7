// Generated bf1c60e500eb. The reference list ReviewPart.

/** What a guest may rate of a stay, beside the stay as a whole. Source: §3 Review. */
export const ReviewPart = {
  cleanliness: { label: "Cleanliness", says: "How clean it was" },
  accuracy: { label: "Accuracy", says: "Whether it was as described" },
  checkin: { label: "Check-in", says: "How coming in went" },
  communication: { label: "Communication", says: "How the host answered" },
  location: { label: "Location", says: "Where it is" },
  value: { label: "Value", says: "What it was worth" },
} as const;

export type ReviewPart = keyof typeof ReviewPart;
