// Generated a83dd52bba74. The reference list ReviewReminder. Change the spec, not this file.

/** For which of the two mails about a review that may be written. Decision: section 9: asked once, reminded once. */
export const ReviewReminder = {
  ask: { label: "Asked" },
  remind: { label: "Reminded" },
} as const;

export type ReviewReminder = keyof typeof ReviewReminder;
