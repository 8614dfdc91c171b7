// Generated 951da903e980. The reference list HeldKind. Change the spec, not this file.

/** What holds nights. Decision: section 2: what takes a night; ours cannot overlap, a calendar from elsewhere may and raises a conflict. */
export const HeldKind = {
  booking: { label: "A booking" },
  block: { label: "The host" },
  feed: { label: "A calendar from elsewhere" },
} as const;

export type HeldKind = keyof typeof HeldKind;
