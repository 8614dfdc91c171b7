// Generated 058c3d22f871. Sentences that people read.

/** The pages of questions and answers. */
export const faqTexts = {
  heading: "Questions and answers",
  choose: "Choose a topic.",
  general: "General",
  bookings: "Bookings",
  pricing: "Pricing",
  hosting: "Hosting",
  points: "Points",
  stillAsking: "Didn’t find your answer? Contact us.",
} as const;
