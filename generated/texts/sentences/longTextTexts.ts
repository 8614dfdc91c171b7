// Generated 02f1b86da3a0. Sentences that people read. Change the spec, not this file.

/** Pages that are one long text. */
export const longTextTexts = {
  contents: "On this page",
  effective: "In effect from November 1, 2026",
  toTop: "Back to top",
  print: "Print",
} as const;
