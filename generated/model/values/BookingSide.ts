// Generated ad4b191c792f. The reference list BookingSide. Change the spec, not this file.

/** From which side a person sees a booking. Decision: section 17: a booking is between two people. */
export const BookingSide = {
  guest: { label: "Guest" },
  host: { label: "Host" },
} as const;

export type BookingSide = keyof typeof BookingSide;
