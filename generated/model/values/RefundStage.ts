// The reference list RefundStage.
// Written by the generator from the spec; change the spec, not this file.

/** What the hours of a refund step are counted from. Decision: section 5: each policy is a few steps, read from the top. */
export const RefundStage = {
  after_booking: { label: "After booking", says: "The step holds for at most so many hours after the booking was made" },
  before_checkin: { label: "Before check-in", says: "The step holds while at least so many hours are left until check-in" },
  after_checkin: { label: "After check-in", says: "The step holds from check-in on" },
} as const;
export type RefundStage = keyof typeof RefundStage;
