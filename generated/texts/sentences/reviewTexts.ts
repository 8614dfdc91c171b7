// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The review of a stay, on the booking (decision: look and feel: a review stands where the stay stands, for both sides) */
export const reviewTexts = {
  write: "Review this stay",
  until: (slots: { readonly date: string | number }): string => ["You can review your stay until ", slots.date].join(""),
  thanks: "Thanks! Your review is now public.",
  own: "Your review",
  guests: (slots: { readonly guest: string | number }): string => ["Review by ", slots.guest].join(""),
  note: "Private note, for the host alone",
  reply: "Reply from the host",
  failed: "We couldn’t load the review.",
  retry: "Try again",
} as const;
