// Generated b82f14bd1b96. Sentences that people read.

/** The mail to a co-host who may do something else from now on. */
export const cohostChangedTexts = {
  subject: (slots: { readonly host: string | number; readonly title: string | number }): string => `${slots.host} changed what you look after at ${slots.title}`,
  intro: (slots: { readonly host: string | number; readonly title: string | number }): string => `${slots.host} changed what you can do as a co-host of ${slots.title}.`,
  lookAfter: "What you look after now",
  rest: (slots: { readonly host: string | number }): string => `Everything else stays with ${slots.host}.`,
  button: "Open property",
} as const;
