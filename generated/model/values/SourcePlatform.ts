// The reference list SourcePlatform.
// Written by the generator from the spec; change the spec, not this file.

/** The platform that a listing comes from, guessed from its URL. Source: §3 Property. */
export const SourcePlatform = {
  airbnb: { label: "Airbnb", hosts: "airbnb" },
  vrbo: { label: "Vrbo", hosts: "vrbo" },
  booking: { label: "Booking.com", hosts: "booking" },
  expedia: { label: "Expedia", hosts: "expedia" },
  generic: { label: "Own website", hosts: "" },
} as const;
export type SourcePlatform = keyof typeof SourcePlatform;
