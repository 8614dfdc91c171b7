// Sentences that people read. Written by the generator from the spec; change the spec, not this file.

/** Where files are chosen or dropped (§2 Shell elements) */
export const fileTexts = {
  chooseOne: "Choose a file",
  chooseMany: "Choose files",
  dropOne: "or drop it here",
  dropMany: "or drop them here",
  wrongKind: "This file type isn’t supported.",
  tooLarge: "This file is too large.",
} as const;
