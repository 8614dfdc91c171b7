// Generated e4840ff5f8b1. Sentences that people read.

/** Anything that goes step by step. Source: §2 Shell elements. */
export const wizardTexts = {
  back: "Back",
  forward: "Continue",
  finish: "Finish",
  progress: (slots: { readonly step: string | number; readonly steps: string | number }): string => `Step ${slots.step} of ${slots.steps}`,
} as const;
