// Generated 8f88db69b568. Sentences that people read.

/** The mails about a change that came to nothing. */
export const changeClosedTexts = {
  declinedSubject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} declined your proposed change at ${slots.title}`,
  declined: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} declined the change you proposed for this booking at ${slots.title}.`,
  expiredSubject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} didn’t respond to your proposed change at ${slots.title}`,
  expired: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} didn’t respond in time to the change you proposed for this booking at ${slots.title}.`,
  lapsedSubject: (slots: { readonly title: string | number }): string => `Your stay at ${slots.title} wasn’t changed`,
  lapsed: (slots: { readonly title: string | number }): string => `The difference for changing this stay at ${slots.title} wasn’t paid in time.`,
  lapsedHostSubject: (slots: { readonly title: string | number }): string => `The booking at ${slots.title} wasn’t changed`,
  lapsedHost: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} didn’t pay in time for changing this booking at ${slots.title}.`,
  returnedSubject: (slots: { readonly amount: string | number }): string => `We’re returning your payment of ${slots.amount}`,
  returned: (slots: { readonly title: string | number }): string => `Your payment for changing this stay at ${slots.title} arrived when the change could no longer be made.`,
  returnedBack: (slots: { readonly amount: string | number }): string => `We’re refunding ${slots.amount} to your card. Allow up to 10 business days.`,
} as const;
