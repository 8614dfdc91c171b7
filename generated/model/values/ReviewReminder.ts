// Generated 01c54e95d992. The reference list ReviewReminder.

/** For which of the two mails about a review that may be written. */
export const ReviewReminder = {
  ask: { label: "Asked" },
  remind: { label: "Reminded" },
} as const;

export type ReviewReminder = keyof typeof ReviewReminder;
