// Generated 5b99289728dc. Sentences that people read.

/** The mail to a guest whose request was answered with an offer. */
export const offerMadeTexts = {
  subject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} sent you an offer for ${slots.title}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} answered your request for ${slots.title} with an offer:`,
  total: "You’d pay",
  held: (slots: { readonly moment: string | number; readonly name: string | number }): string => `Respond by ${slots.moment}. The nights are held for you until then. If you decline or don’t respond, ${slots.name} can still accept your original request.`,
  button: "View the offer",
  ending: "You don’t pay anything until you accept.",
} as const;
