// Generated f5bb45c90302. Sentences that people read.

/** The mail to a guest who accepted a claim. */
export const claimAcceptedTexts = {
  subject: (slots: { readonly title: string | number }): string => `You accepted the claim for ${slots.title}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `You accepted ${slots.name}’s claim after your stay at ${slots.title}:`,
} as const;
