// Generated f5039a0d7905. The reference list FeedbackType.

/** Whose feedback it is. Source: §3 Referral feedback payload. */
export const FeedbackType = {
  referral_sender: { label: "Sender", says: "Someone who shares a referral link" },
  referral_recipient: { label: "Recipient", says: "Someone who signed up through a referral link" },
} as const;

export type FeedbackType = keyof typeof FeedbackType;
