// Who answers each call: with what, and how.
// Written by the generator from the spec; change the spec, not this file.
import type { Note } from "../model/entities";

/** A file that came with a multipart form, whole. */
export interface Upload {
  /** As the sender named it: not to be trusted. */
  readonly name: string;
  /** Its media type, as the sender said it. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What addNote is asked with: checked, and defaults filled in. */
export interface AddNoteRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly words: string;
  };
}
export type AddNoteAnswer = Note;

/** Answers the calls of notes. */
export interface NotesHandlers<Context> {
  /**
   * Keeps a note
   *
   * POST /note
   *
   * Source: §7
   */
  readonly addNote: (request: AddNoteRequest, context: Context) => Promise<AddNoteAnswer>;
}

/** Answers every call. The context is the server’s own: who asks, the clock, the database. */
export type Handlers<Context> = NotesHandlers<Context>;
export type CallId = keyof Handlers<unknown>;
