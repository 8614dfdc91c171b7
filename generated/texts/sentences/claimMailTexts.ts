// Generated 5a5a25ebb285. Sentences that people read.
import { counted } from "../counted";

/** What the mails about claims have in common. */
export const claimMailTexts = {
  claimed: (slots: { readonly kind: string | number; readonly amount: string | number }): string => `${slots.kind}: ${slots.amount}`,
  photos: (slots: { readonly count: number }): string => counted("en", slots.count, { one: `There is ${slots.count} photo with it.`, other: `There are ${slots.count} photos with it.` }),
  owed: (slots: { readonly amount: string | number; readonly name: string | number }): string => `Please pay ${slots.amount} to ${slots.name} directly. Agree on how in your messages.`,
  owedHost: (slots: { readonly name: string | number; readonly amount: string | number }): string => `${slots.name} pays you ${slots.amount} directly. Agree on how in your messages, and tell us on your booking once you have it.`,
  notCharged: "We don’t charge your card for this.",
  weDecide: "We’ll look at both sides, decide, and email you.",
  takeOffer: "Take the offer on your booking if it’s fine with you. If you don’t, we’ll look at both sides, decide, and email you.",
  why: "The reason:",
  contact: "Contact us if you think we missed something.",
} as const;
