// Generated b97208ac11f0. The rules of each call: those that are asked before its handler runs, and those that its handler asks.
import type { AddPhotoFacts, AddPhotoRequest, GuardedThings, RateLoanRequest } from "./handlers";
import type { Visitor } from "../model/entities";
import type { Settings } from "../model/settings";
import type { Instant } from "../model/wire";
import { mayRate, soundTool } from "../rules/library";

/** What every rule may look at beside the request: who asks, and when. */
export interface Asked {
  readonly principal: Visitor;
  readonly now: Instant;
  readonly settings: Settings;
}

/** Asked before the handler runs: the request, what the guard found and the clock answer them. */
export const callRules = {
  rateLoan: (asked: RateLoanRequest & Asked & { readonly loan: GuardedThings["Loan"] }) => [mayRate({ stars: { again: asked.input.again, stars: asked.input.stars, words: asked.input.words } })],
};

/** Asked by the handler, which alone can find the first part of their facts. */
export const handlerRules = {
  addPhoto: (found: AddPhotoFacts, asked: AddPhotoRequest & Asked) => [soundTool({ member: found.member, tool: found.tool, settings: asked.settings })],
};
