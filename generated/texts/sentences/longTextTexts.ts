// Generated ae51038f0377. Sentences that people read.

/** Pages that are one long text. */
export const longTextTexts = {
  contents: "On this page",
  effective: "In effect from November 1, 2026",
  toTop: "Back to top",
  print: "Print",
} as const;
