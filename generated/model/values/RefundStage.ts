// Generated 27b683ad1d5f. The reference list RefundStage.

/** What the limit of a refund step is counted from. */
export const RefundStage = {
  after_booking: { label: "After booking", says: "The step holds for at most so long after the booking was made" },
  before_checkin: { label: "Before check-in", says: "The step holds while at least so much is left until check-in" },
  after_checkin: { label: "After check-in", says: "The step holds from check-in on" },
} as const;

export type RefundStage = keyof typeof RefundStage;
