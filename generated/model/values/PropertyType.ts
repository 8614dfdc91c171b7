// Generated 71d02d9b3a1f. The reference list PropertyType.

/** What kind of place it is. */
export const PropertyType = {
  cabin: { label: "Cabin" },
  cottage: { label: "Cottage" },
  house: { label: "House" },
  apartment: { label: "Apartment" },
  condo: { label: "Condo" },
  chalet: { label: "Chalet" },
  townhouse: { label: "Townhouse" },
  loft: { label: "Loft" },
  guest_suite: { label: "Guest suite" },
  tiny_house: { label: "Tiny house" },
  farm_stay: { label: "Farm stay" },
  bed_and_breakfast: { label: "Bed and breakfast" },
  yurt: { label: "Yurt" },
  houseboat: { label: "Houseboat" },
} as const;

export type PropertyType = keyof typeof PropertyType;
