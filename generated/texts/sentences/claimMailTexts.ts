// Generated ab63d7b50ddf. Sentences that people read.
import { counted } from "../counted";

/** What the mails about claims have in common. */
export const claimMailTexts = {
  claimed: (slots: { readonly kind: string | number; readonly amount: string | number }): string => `${slots.kind}: ${slots.amount}`,
  photos: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} photo attached.`, other: `${number} photos attached.` })),
  owed: (slots: { readonly name: string | number; readonly amount: string | number }): string => `Please pay ${slots.name} ${slots.amount}, either by card on your stay page or directly.`,
  owedHost: (slots: { readonly name: string | number; readonly amount: string | number }): string => `${slots.name} can pay you ${slots.amount} by card through us, or directly. If you’re paid directly, tell us on your booking once you have it.`,
  notCharged: "We never charge your card without you.",
  weDecide: "We’ll look at both sides, decide, and email you.",
  weDecideAlone: "We’ll look at your claim, decide, and email you.",
  takeOffer: "To accept the offer, open your booking. If you don’t, we’ll look at both sides, decide, and email you.",
  why: "The reason:",
  contact: "Contact us if you think we missed something.",
} as const;
