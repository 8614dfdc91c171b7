// Generated 51618703baaf. The reference list SetupPage.

/** The pages of the property setup, in their order. Source: §2. */
export const SetupPage = {
  basics: { label: "Basics", says: "What it is, in a title and a few paragraphs" },
  place: { label: "Place", says: "Where it stands" },
  rooms: { label: "Rooms", says: "How many it takes, and who sleeps where" },
  amenities: { label: "Amenities", says: "What guests find there" },
  photos: { label: "Photos", says: "What it looks like" },
  price: { label: "Price", says: "What a night costs" },
  rules: { label: "Rules", says: "Times, limits, house rules and cancellation" },
  calendar: { label: "Calendar", says: "When it is taken, and that it is yours" },
  registration: { label: "Registration", says: "The number that the law asks for" },
  finish: { label: "Finish", says: "What is still missing, and the listing itself" },
} as const;

export type SetupPage = keyof typeof SetupPage;
