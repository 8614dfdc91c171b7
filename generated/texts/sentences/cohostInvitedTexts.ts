// Generated ff9a1f33b6ba. Sentences that people read.

/** The mail with the link of an invitation to co-host. */
export const cohostInvitedTexts = {
  subject: (slots: { readonly host: string | number; readonly title: string | number }): string => `${slots.host} invited you to co-host ${slots.title}`,
  subjectMany: (slots: { readonly host: string | number; readonly listings: string | number }): string => `${slots.host} invited you to co-host ${slots.listings}`,
  intro: (slots: { readonly host: string | number; readonly title: string | number }): string => `${slots.host} asks you to help with ${slots.title} on Tuckamore.`,
  introMany: (slots: { readonly host: string | number; readonly listings: string | number }): string => `${slots.host} asks you to help with ${slots.listings} on Tuckamore:`,
  lookAfter: "What you’d look after",
  button: "See invitation",
  ending: (slots: { readonly host: string | number }): string => `The link expires in 7 days and works once. You accept with your own Tuckamore account, which can have any email. If you don’t know ${slots.host}, you can ignore this email.`,
} as const;
