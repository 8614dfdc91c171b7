// Generated 4bbc9cbb7d33. The reference list ReviewReminder. Change the spec, not this file.

/** For which of the two mails about a review that may be written. */
export const ReviewReminder = {
  ask: { label: "Asked" },
  remind: { label: "Reminded" },
} as const;

export type ReviewReminder = keyof typeof ReviewReminder;
