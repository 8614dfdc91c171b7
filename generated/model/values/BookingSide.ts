// Generated d260090d00c8. The reference list BookingSide. Change the spec, not this file.

/** From which side a person sees a booking. */
export const BookingSide = {
  guest: { label: "Guest" },
  host: { label: "Host" },
} as const;

export type BookingSide = keyof typeof BookingSide;
