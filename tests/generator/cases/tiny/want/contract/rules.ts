// Generated c26a3df180a0. The rules of each call: those that are asked before its handler runs, and those that its handler asks.
import type { AddNoteRequest } from "./handlers";
import type { Visitor } from "../model/entities";
import type { Instant } from "../model/wire";
import { hasWords } from "../rules/notes";

/** What every rule may look at beside the request: who asks, and when. */
export interface Asked {
  readonly principal: Visitor;
  readonly now: Instant;
}

/** Asked before the handler runs: the request, what the guard found and the clock answer them. */
export const callRules = {
  addNote: (asked: AddNoteRequest & Asked) => [hasWords({ note: { words: asked.input.words } })],
};

/** Asked by the handler, which alone can find the first part of their facts. */
export const handlerRules = {};
