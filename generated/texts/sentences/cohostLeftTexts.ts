// Generated 4a1e1f6d4d7b. Sentences that people read.

/** The mail to an owner whose co-host has gone. */
export const cohostLeftTexts = {
  subject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} no longer co-hosts ${slots.title}`,
  subjectMany: (slots: { readonly name: string | number; readonly listings: string | number }): string => `${slots.name} no longer co-hosts ${slots.listings}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} has stopped co-hosting ${slots.title}, and can no longer open it.`,
  gone: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} closed their account, and no longer co-hosts ${slots.title}.`,
  goneMany: (slots: { readonly name: string | number; readonly listings: string | number }): string => `${slots.name} closed their account, and no longer co-hosts ${slots.listings}:`,
  cure: "They may remember the door code, or have kept the private calendar links. Change them if you want to be sure.",
  button: "Open property",
  buttonMany: "Your properties",
} as const;
