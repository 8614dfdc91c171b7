// Generated 209051ca431b. Sentences that people read. Change the spec, not this file.

/** Pages that are one long text (decision: the words around every long text) */
export const longTextTexts = {
  contents: "On this page",
  effective: "In effect from November 1, 2026",
  toTop: "Back to top",
  print: "Print",
} as const;
