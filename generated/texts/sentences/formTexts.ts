// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** What every form says around its fields; a textarea shows the limit and an error border once it is reached (§2 Shell elements) */
export const formTexts = {
  charactersLeft: (slots: { readonly left: string | number; readonly max: string | number }): string => [
    slots.left,
    " of ",
    slots.max,
    " characters left",
  ].join(""),
  limitReached: (slots: { readonly max: string | number }): string => ["You’ve reached the ", slots.max, "-character limit."].join(""),
} as const;
