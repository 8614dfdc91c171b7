// Generated 60445d44358f. The reference list HeldKind.

/** What holds nights. */
export const HeldKind = {
  booking: { label: "A booking" },
  block: { label: "The host" },
  feed: { label: "A calendar from elsewhere" },
} as const;

export type HeldKind = keyof typeof HeldKind;
