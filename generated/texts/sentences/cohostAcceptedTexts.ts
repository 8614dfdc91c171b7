// Generated 3f7a8695fa9e. Sentences that people read.

/** The mail to an owner about a new co-host. */
export const cohostAcceptedTexts = {
  subject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} now co-hosts ${slots.title}`,
  subjectMany: (slots: { readonly name: string | number; readonly listings: string | number }): string => `${slots.name} now co-hosts ${slots.listings}`,
  intro: (slots: { readonly name: string | number; readonly email: string | number; readonly title: string | number }): string => `${slots.name} accepted the invitation you sent to ${slots.email}, and can now help with ${slots.title}.`,
  introMany: (slots: { readonly name: string | number; readonly email: string | number; readonly listings: string | number }): string => `${slots.name} accepted the invitation you sent to ${slots.email}, and can now help with ${slots.listings}:`,
  looksAfter: (slots: { readonly name: string | number }): string => `What ${slots.name} looks after`,
  button: "See co-hosts",
  buttonMany: "Your properties",
  ending: "You can end it there at any time.",
  endingMany: "You can end it at any time on each listing’s page.",
} as const;
