// Generated 9d7fa0f998ba. The reference list BookingSide.

/** From which side a person sees a booking. */
export const BookingSide = {
  guest: { label: "Guest" },
  host: { label: "Host" },
} as const;

export type BookingSide = keyof typeof BookingSide;
