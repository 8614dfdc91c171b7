// Generated 4f4b4c91127f. Sentences that people read.
import { counted } from "../counted";

/** Votes and notes below the stays of a wish list, and the people who wrote them. */
export const voicesTexts = {
  vote: "Vote",
  voteOf: (slots: { readonly title: string | number }): string => `Vote for ${slots.title}`,
  votes: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} vote`, other: `${number} votes` })),
  addNote: "Add a note",
  addNoteOf: (slots: { readonly title: string | number }): string => `Add a note on ${slots.title}`,
  notesOf: (slots: { readonly title: string | number }): string => `Notes on ${slots.title}`,
  someone: "Someone",
  you: "You",
  delete: "Delete",
  deleteOf: (slots: { readonly name: string | number }): string => `Delete the note by ${slots.name}`,
  deleteOwn: "Delete your note",
  byVotes: "Most votes first",
  people: "People",
  peopleHeading: "People on this list",
  peopleText: "They voted or wrote a note. If you remove someone, their votes and notes go too, and they can’t add new ones.",
  remove: "Remove",
  removeOf: (slots: { readonly name: string | number }): string => `Remove ${slots.name}`,
  logIn: "Log in to vote and add notes",
  seen: "Vote or add a note: everyone with this list sees your notes and your first name.",
} as const;
