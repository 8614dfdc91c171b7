// The reference list CardOutcome. Written by the generator from the spec; change the spec, not this file.

/** What the built-in payment page pretends. Decision: section 17: a sandbox shows every way that a payment can go. */
export const CardOutcome = {
  paid: { label: "Pay" },
  slow: { label: "Pay, and be confirmed later" },
  lost: { label: "Pay, and never come back" },
  refused: { label: "Decline the card" },
  cancelled: { label: "Go back without paying" },
} as const;

export type CardOutcome = keyof typeof CardOutcome;
