// Generated 59d134e9c969. The reference list CardOutcome. Change the spec, not this file.

/** What the built-in payment page pretends. */
export const CardOutcome = {
  paid: { label: "Pay" },
  slow: { label: "Pay, and be confirmed later" },
  lost: { label: "Pay, and never come back" },
  refused: { label: "Decline the card" },
  cancelled: { label: "Go back without paying" },
} as const;

export type CardOutcome = keyof typeof CardOutcome;
