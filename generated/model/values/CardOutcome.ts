// Generated 77c1cf1f29d1. The reference list CardOutcome.

/** What the built-in payment page pretends. */
export const CardOutcome = {
  paid: { label: "Pay" },
  slow: { label: "Pay, and be confirmed later" },
  lost: { label: "Pay, and never come back" },
  refused: { label: "Decline the card" },
  cancelled: { label: "Go back without paying" },
} as const;

export type CardOutcome = keyof typeof CardOutcome;
