// Generated fb3a4a10a129. The reference list ReplyField.

/** What a text for guests can have filled in; it stands there in curly brackets. */
export const ReplyField = {
  guest: { label: "Guest’s first name" },
  listing: { label: "Listing title" },
  checkin_date: { label: "Check-in date" },
  checkin_time: { label: "Check-in time" },
  checkout_date: { label: "Check-out date" },
  checkout_time: { label: "Check-out time" },
} as const;

export type ReplyField = keyof typeof ReplyField;
