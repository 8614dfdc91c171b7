// Generated 0285446ac029. Sentences that people read.

/** The mails to both about a stay that its host cancelled. */
export const bookingCalledOffTexts = {
  subject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} cancelled your stay at ${slots.title}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} cancelled your stay at ${slots.title}:`,
  why: "Their reason:",
  ending: "We’re sorry. You get back everything you paid, including our fee.",
  endingRest: "We’re sorry. With the earlier refund, you get back everything you paid, including our fee.",
  hostSubject: (slots: { readonly name: string | number; readonly title: string | number }): string => `You cancelled ${slots.name}’s stay at ${slots.title}`,
  hostIntro: (slots: { readonly name: string | number; readonly title: string | number }): string => `You cancelled ${slots.name}’s stay at ${slots.title}:`,
  hostRefund: (slots: { readonly name: string | number }): string => `${slots.name} gets back everything they paid.`,
  hostEnding: "These nights stay blocked in your calendar.",
} as const;
