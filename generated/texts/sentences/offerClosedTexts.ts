// Generated afda5bcbf908. Sentences that people read.

/** The mails about an offer that was not accepted: to its host, or to the guest where it is gone. */
export const offerClosedTexts = {
  declinedSubject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} declined your offer for ${slots.title}`,
  declined: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} declined your offer for ${slots.title}. Their original request is still waiting for you:`,
  expiredSubject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} didn’t respond to your offer for ${slots.title}`,
  expired: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} didn’t respond in time to your offer for ${slots.title}. Their original request is still waiting for you:`,
  answerBy: (slots: { readonly moment: string | number }): string => `Accept or decline it by ${slots.moment}.`,
  withdrawnSubject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} withdrew their offer for ${slots.title}`,
  withdrawn: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} withdrew their offer for ${slots.title}. Your original request still stands:`,
  endedSubject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name}’s offer for ${slots.title} has ended`,
  ended: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name}’s offer for ${slots.title} can no longer be accepted. Your original request still stands:`,
} as const;
