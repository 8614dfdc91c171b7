// Generated cd0106c6f4ea. The reference list GuestReviewPart.

/** What a host may rate of a guest, beside the stay as a whole. */
export const GuestReviewPart = {
  rules: { label: "House rules", says: "Whether the guest kept to the house rules" },
  cleanliness: { label: "Cleanliness", says: "How the guest left the place" },
  communication: { label: "Communication", says: "How the guest answered" },
} as const;

export type GuestReviewPart = keyof typeof GuestReviewPart;
