// Generated cfe193189263. Sentences that people read. Change the spec, not this file.

/** Where files are chosen or dropped. Source: §2 Shell elements. */
export const fileTexts = {
  chooseOne: "Choose a file",
  chooseMany: "Choose files",
  dropOne: "or drop it here",
  dropMany: "or drop them here",
  wrongKind: "This file type isn’t supported.",
  tooLarge: "This file is too large.",
} as const;
