// Generated 75cf2cf81249. Sentences that people read.

/** The mail about nights that are taken twice. */
export const calendarConflictTexts = {
  subject: (slots: { readonly title: string | number }): string => `Some nights at ${slots.title} are booked twice`,
  intro: (slots: { readonly title: string | number }): string => `A calendar that you connected to ${slots.title} shows a booking on nights that are booked on Tuckamore, too. The booking on Tuckamore stays as it is.`,
  cure: "Cancel one of the two, so that both guests know in time. Until then, instant book is off for this place.",
  button: "Open calendar",
  ending: "Once the nights no longer overlap, instant book turns on again by itself.",
} as const;
