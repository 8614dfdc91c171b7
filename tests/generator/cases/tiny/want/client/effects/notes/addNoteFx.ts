// Generated 44999532b8e3. The effect of addNote. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { addNote, type AddNoteAnswer, type AddNoteArgs, type AddNoteCode } from "../../notes/addNote";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Keeps a note. */
export const addNoteFx: Effect<AddNoteArgs, AddNoteAnswer, Failure<AddNoteCode>> = /* @__PURE__ */ effectOf("addNoteFx", addNote);
