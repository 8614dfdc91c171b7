// Generated 3f0e7ae43c45. What must hold before something may happen: each rule answers yes, or every reason why not.
import type { Note } from "../model/entities";
import { judge, lengthOf, type Facts, type Verdict } from "./runtime";

export interface HasWordsFacts {
  readonly note: Facts<Note, "words">;
}

/** A note says something. Source: §5. */
export function hasWords(facts: HasWordsFacts): Verdict<"note.empty"> {
  return judge([[lengthOf(facts.note.words) >= 1, "note.empty", "hasWords.1"]]);
}
