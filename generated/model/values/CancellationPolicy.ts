// Generated bbb0e46bdd5e. The reference list CancellationPolicy.

/** When a guest who cancels gets everything back. Source: §3. */
export const CancellationPolicy = {
  flexible: { label: "Flexible", says: "Full refund up to 24 hours before check-in" },
  moderate: { label: "Moderate", says: "Full refund up to 5 days before check-in" },
  firm: { label: "Firm", says: "Full refund up to 30 days before check-in" },
  strict: { label: "Strict", says: "Full refund only within 48 hours of booking" },
} as const;

export type CancellationPolicy = keyof typeof CancellationPolicy;
