// Generated c35afc60d5eb. The reference list ReferralAffectedDecision.

/** Whether the referral affected the decision to sign up. Source: §2 Recipient survey modal. */
export const ReferralAffectedDecision = {
  yes: { label: "Yes, it did" },
  no: { label: "No, I was already planning to sign up" },
  not_applicable: { label: "Not applicable, I was not aware of it" },
} as const;

export type ReferralAffectedDecision = keyof typeof ReferralAffectedDecision;
