// Generated f73f7a6935ce. Sentences that people read.

/** The receipt of a guest, and the mail to the host about it. */
export const bookingPaidTexts = {
  subject: (slots: { readonly title: string | number }): string => `Receipt: your stay at ${slots.title}`,
  intro: (slots: { readonly title: string | number }): string => `Your stay at ${slots.title} is paid and confirmed:`,
  paid: (slots: { readonly amount: string | number }): string => `You paid ${slots.amount}.`,
  paidPoints: (slots: { readonly amount: string | number; readonly points: string | number }): string => `You paid ${slots.amount} and ${slots.points} points.`,
  ending: "The address and how to get in are in your stay.",
  hostSubject: (slots: { readonly name: string | number; readonly title: string | number; readonly checkin: string | number }): string => `${slots.name} paid: ${slots.title}, ${slots.checkin}`,
  hostIntro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} paid for ${slots.title}. The booking is confirmed:`,
  hostPayout: (slots: { readonly amount: string | number }): string => `You’ll receive ${slots.amount} from 24 hours after check-in.`,
} as const;
