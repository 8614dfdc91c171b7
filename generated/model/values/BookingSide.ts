// The reference list BookingSide. Written by the generator from the spec; change the spec, not this file.

/** From which side a person sees a booking. Decision: section 17: a booking is between two people. */
export const BookingSide = {
  guest: { label: "Guest" },
  host: { label: "Host" },
} as const;

export type BookingSide = keyof typeof BookingSide;
