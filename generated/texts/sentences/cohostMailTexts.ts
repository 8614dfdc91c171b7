// Generated 47d7e9b96023. Sentences that people read.

/** The heading over what a co-host looks after, in mails. */
export const cohostMailTexts = {
  invited: "What you’d look after",
  accepted: (slots: { readonly name: string | number }): string => `What ${slots.name} looks after`,
  changed: "What you look after now",
} as const;
