// The reference list CancellationPolicy.
// Written by the generator from the spec; change the spec, not this file.

/** When a guest who cancels gets everything back. Source: §3. */
export const CancellationPolicy = {
  flexible: { label: "Flexible", says: "Full refund up to 24 hours before check-in", counted_from: "checkin", full_refund_hours: 24 },
  moderate: { label: "Moderate", says: "Full refund up to 5 days before check-in", counted_from: "checkin", full_refund_hours: 120 },
  firm: { label: "Firm", says: "Full refund up to 30 days before check-in", counted_from: "checkin", full_refund_hours: 720 },
  strict: { label: "Strict", says: "Full refund only within 48 hours of booking", counted_from: "booking", full_refund_hours: 48 },
} as const;
export type CancellationPolicy = keyof typeof CancellationPolicy;
