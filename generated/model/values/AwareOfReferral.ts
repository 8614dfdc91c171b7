// Generated 678e57565796. The reference list AwareOfReferral.

/** Whether the recipient knew of the referral link. Source: §2 Recipient survey modal. */
export const AwareOfReferral = {
  aware: { label: "Yes, I was aware of it" },
  unaware: { label: "No, I was not aware of it" },
} as const;

export type AwareOfReferral = keyof typeof AwareOfReferral;
