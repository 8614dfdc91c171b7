// Generated 624bf42cd212. Who answers each call: what it is asked with (checked, and defaults filled in), and with what it answers.
import type { Note } from "../model/entities";

/** A file that came with a multipart form, whole and no larger than it may be. */
export interface Upload {
  /** As the sender named it: not to be trusted. */
  readonly name: string;
  /** Its media type, as the sender said it. */
  readonly type: string;
  /** Where it lies until the call is answered. */
  readonly file: string;
}

/** What another system sent: nothing of it is to be trusted before its signature was checked. */
export interface RawBody {
  /** The body as it came, whatever it is. */
  readonly bytes: Uint8Array;
  /** By their names in small letters. */
  readonly headers: { readonly [name: string]: string | undefined };
}

/** What a loader must find of each thing at least: all that guards, and the rules of the calls behind them, look at. */
export interface GuardedThings {
}

/** Finds each thing that a guard looks at, by its key; null where there is none. One that is missing does not compile. */
export type GuardLoaders<Source> = { readonly [E in keyof GuardedThings]: (source: Source, key: string) => Promise<GuardedThings[E] | null> };

/** What a server hands its handlers beside the request. */
export interface HandlerTypes {
  /** Where anyone may ask. */
  readonly anyone: object;
  /** Behind a guard that wants a session. */
  readonly signedIn: object;
  /** What its loaders find. */
  readonly things: GuardedThings;
}

/** A server says here, once, what it hands its handlers: `declare module` adds `readonly types`, and every handler knows it. */
export interface Register {
}

/** What the server has registered; the least that it may hand before, and of what it has not registered. */
export type Registered = Register extends { readonly types: infer T extends Omit<HandlerTypes, "things"> & { readonly things: object } } ? T & { readonly things: Omit<GuardedThings, keyof T["things"]> } : HandlerTypes;
declare const enforced: unique symbol;

/** An answer that was made after the rules of its call were asked. */
export type Enforced<Answer> = Answer & { readonly [enforced]: true };

/** What a handler is handed where rules of its call ask for facts that only it finds. */
export interface EnforcingRules<Facts, Answer> {
  /** Refuses where one of them does not hold; what it returns makes the answer, which nothing else can. */
  readonly enforceRules: (facts: Facts) => (answer: Answer) => Enforced<Answer>;
}

/** What a handler is handed whose call moves a thing: the events that it may move it by. */
export interface Performing<Event extends string> {
  readonly events: readonly Event[];
}

export interface AddNoteRequest {
  readonly input: {
      readonly words: string;
    };
}

export type AddNoteAnswer = Note;

/** Answers the calls of notes. */
export interface NotesHandlers {
  /** POST /note: Keeps a note. */
  readonly addNote: (request: AddNoteRequest, context: Registered["signedIn"]) => Promise<AddNoteAnswer>;
}

/** Answers every call. One that is missing does not compile. */
export type Handlers = NotesHandlers;

export type CallId = keyof Handlers;
