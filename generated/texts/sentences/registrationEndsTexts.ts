// Generated bff9dfe25d5d. Sentences that people read.

/** The mail to a host whose registration ends soon. */
export const registrationEndsTexts = {
  subject: (slots: { readonly title: string | number; readonly date: string | number }): string => `The registration of ${slots.title} ends on ${slots.date}`,
  intro: (slots: { readonly called: string | number; readonly title: string | number; readonly date: string | number }): string => `The ${slots.called} of ${slots.title} is valid until ${slots.date}. After that day, guests can’t find the listing.`,
  button: "Enter new expiry date",
  ending: (slots: { readonly asked_by: string | number }): string => `Renew it with ${slots.asked_by}, then enter the new expiry date.`,
} as const;
