// Generated bd781fcfebc4. Sentences that people read.

/** The mail to an owner whose co-host has gone. */
export const cohostLeftTexts = {
  subject: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} no longer co-hosts ${slots.title}`,
  intro: (slots: { readonly name: string | number; readonly title: string | number }): string => `${slots.name} has stopped co-hosting ${slots.title}, and can no longer open it.`,
  cure: "They may remember the door code, or have kept the private calendar links. Change them if you want to be sure.",
  button: "Open property",
} as const;
