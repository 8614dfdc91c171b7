// Generated f6c05f33e93c. The reference list RefundStage. Change the spec, not this file.

/** What the limit of a refund step is counted from. */
export const RefundStage = {
  after_booking: { label: "After booking", says: "The step holds for at most so long after the booking was made" },
  before_checkin: { label: "Before check-in", says: "The step holds while at least so much is left until check-in" },
  after_checkin: { label: "After check-in", says: "The step holds from check-in on" },
} as const;

export type RefundStage = keyof typeof RefundStage;
