// Generated be6e48ec5b20. Sentences that people read.

/** The mail to a host whose listing was taken out of sight. */
export const propertySuspendedTexts = {
  subject: (slots: { readonly title: string | number }): string => `Your listing ${slots.title} is suspended`,
  intro: (slots: { readonly title: string | number }): string => `Guests can’t find ${slots.title} any more. Bookings stay as they are.`,
  why: (slots: { readonly reason: string | number }): string => `The reason: ${slots.reason}.`,
  told: (slots: { readonly told: string | number }): string => `Details: ${slots.told}`,
  ours: (slots: { readonly told: string | number }): string => `We took it down for this reason: ${slots.told}`,
  button: "Open property",
  ending: "Once this is resolved, you can publish it again.",
} as const;
