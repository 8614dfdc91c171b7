// Generated 4b4e776e20eb. The reference list CohostRole.

/** What a co-host may do at a listing. */
export const CohostRole = {
  calendar: { label: "Calendar", says: "Prices and availability, seasons, calendars from other platforms, and arrival instructions" },
  messages: { label: "Messages", says: "Bookings and requests, conversations with guests, and arrival instructions" },
  money: { label: "Money", says: "Payouts and earnings, to view only; with Messages, also what each booking earns" },
} as const;

export type CohostRole = keyof typeof CohostRole;
