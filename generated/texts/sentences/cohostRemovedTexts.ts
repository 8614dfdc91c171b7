// Generated 40b35ca9cb76. Sentences that people read.

/** The mail to a person who is no longer a co-host. */
export const cohostRemovedTexts = {
  subject: (slots: { readonly title: string | number }): string => `You no longer co-host ${slots.title}`,
  intro: (slots: { readonly host: string | number; readonly title: string | number }): string => `${slots.host} has ended your co-hosting of ${slots.title}. You can no longer open its calendar, bookings or messages.`,
  button: "Your properties",
} as const;
