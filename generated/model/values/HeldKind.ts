// Generated 9e3f77c7ca58. The reference list HeldKind. Change the spec, not this file.

/** What holds nights. */
export const HeldKind = {
  booking: { label: "A booking" },
  block: { label: "The host" },
  feed: { label: "A calendar from elsewhere" },
} as const;

export type HeldKind = keyof typeof HeldKind;
