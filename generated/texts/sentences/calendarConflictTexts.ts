// Generated c0c345fdd121. Sentences that people read.

/** The mail about nights that are taken twice. */
export const calendarConflictTexts = {
  subject: (slots: { readonly title: string | number }): string => `Double booking at ${slots.title}`,
  intro: (slots: { readonly elsewhere: string | number; readonly title: string | number; readonly dates: string | number }): string => `The ${slots.elsewhere} calendar and Tuckamore both show a booking at ${slots.title} for ${slots.dates}. The booking on Tuckamore still stands.`,
  cure: "Cancel one of them as soon as you can, so your guest has time to make other plans. Until then, instant book is off for this place.",
  cureForCohost: "One of them has to be cancelled, so that its guest has time to make other plans. We told the host, too: only they can cancel the booking here. Until then, instant book is off for this place.",
  button: "Open calendar",
  ending: "Instant book turns back on once the bookings no longer overlap.",
} as const;
