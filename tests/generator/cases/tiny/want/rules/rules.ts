// What must hold before something may happen: each rule answers yes, or every reason why not.
// Written by the generator from the spec; change the spec, not this file.
import type { Note } from "../model/entities";
import { judge, lengthOf, type Facts, type Verdict } from "./runtime";

/** A note says something (§5). */
export const hasWords = (facts: { readonly note: Facts<Note, "words"> }): Verdict<"note.empty"> =>
  judge([
    [lengthOf(facts.note.words) >= 1, "note.empty", "hasWords.1"],
  ]);
