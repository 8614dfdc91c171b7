// Generated 01fc22c3b413. Sentences that people read.

/** The receipt of a guest, and the mail to the host about it. */
export const bookingPaidTexts = {
  subject: (slots: { readonly title: string | number }): string => `Receipt: your stay at ${slots.title}`,
  intro: (slots: { readonly title: string | number }): string => `Your stay at ${slots.title} is paid and confirmed:`,
  paid: (slots: { readonly amount: string | number }): string => `You paid ${slots.amount}.`,
  paidPoints: (slots: { readonly amount: string | number; readonly points: string | number }): string => `You paid ${slots.amount} and ${slots.points} points.`,
  ending: "See the address and check-in details on your stay page.",
  hostSubject: (slots: { readonly name: string | number; readonly title: string | number; readonly dates: string | number }): string => `Booking confirmed: ${slots.name} at ${slots.title}, ${slots.dates}`,
  hostIntro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} paid for their stay at ${slots.title}, so it’s confirmed:`,
  hostPayout: (slots: { readonly amount: string | number }): string => `We’ll send you ${slots.amount} 24 hours after check-in.`,
} as const;
