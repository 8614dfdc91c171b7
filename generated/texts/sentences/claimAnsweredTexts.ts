// Generated 6711b382f553. Sentences that people read.

/** The mails to a host about the answer to a claim, or that there is none. */
export const claimAnsweredTexts = {
  acceptedSubject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} accepted your claim for ${slots.title}`,
  accepted: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} accepted your claim for this stay at ${slots.title}:`,
  offeredSubject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} offers a part of your claim for ${slots.title}`,
  offered: (slots: { readonly name: string | number; readonly amount: string | number; readonly title: string | number }): string => `${slots.name} offers ${slots.amount} for your claim for this stay at ${slots.title}:`,
  disputedSubject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} doesn’t agree with your claim for ${slots.title}`,
  disputed: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} doesn’t agree with your claim for this stay at ${slots.title}:`,
  unansweredSubject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} didn’t answer your claim for ${slots.title}`,
  unanswered: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} didn’t answer your claim for this stay at ${slots.title} within 7 days:`,
} as const;
