// Generated 56d68ee746ea. Sentences that people read.

/** Where files are chosen or dropped. Source: §2 Shell elements. */
export const fileTexts = {
  chooseOne: "Choose a file",
  chooseMany: "Choose files",
  dropOne: "or drop it here",
  dropMany: "or drop them here",
  onlyOne: "Choose only one file.",
  wrongKind: "This file type isn’t supported.",
  tooLarge: "This file is too large.",
} as const;
