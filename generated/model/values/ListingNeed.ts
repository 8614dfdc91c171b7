// Generated 20cec32368b2. The reference list ListingNeed.

/** What a property must have before it is listed. */
export const ListingNeed = {
  title: { label: "A title", step: "basics" },
  description: { label: "A description", step: "basics" },
  photos: { label: "At least 5 photos (Google asks for 8)", step: "photos" },
  photo_texts: { label: "A description for every photo", step: "photos" },
  address: { label: "An address", step: "place" },
  pin: { label: "A map location", step: "place" },
  price: { label: "A price", step: "price" },
  house_rules: { label: "House rules", step: "rules" },
  calendar: { label: "A calendar", step: "calendar" },
  ownership: { label: "Proof of ownership", step: "calendar" },
  registration_number: { label: "A registration number", step: "registration" },
  registration_form: { label: "A valid registration number", step: "registration" },
  registration_expiry: { label: "The expiry date of the registration", step: "registration" },
  registration_expired: { label: "A registration that hasn’t expired", step: "registration" },
  licence_number: { label: "The city’s licence number", step: "registration" },
  licence_form: { label: "A valid licence number of the city", step: "registration" },
} as const;

export type ListingNeed = keyof typeof ListingNeed;
