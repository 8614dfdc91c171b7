// Generated 67c27decc8c2. The call listPopularStates, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { PopularState } from "../../model/entities";

export type ListPopularStatesAnswer = readonly PopularState[];

const codes = "input.invalid input.malformed";

export type ListPopularStatesCode = Words<typeof codes>;

/** The provinces and territories with the most listed properties, the fullest first. GET /property/states/popular. For anyone. Source: §7 Property. */
export function listPopularStates(transport: Transport): Promise<Outcome<ListPopularStatesAnswer, ListPopularStatesCode>> {
  return ask(transport, { call: "listPopularStates", method: "GET", path: "/property/states/popular", answer: "array", codes }, undefined);
}

export const listPopularStatesFx = /* @__PURE__ */ effectOf("listPopularStatesFx", listPopularStates);
