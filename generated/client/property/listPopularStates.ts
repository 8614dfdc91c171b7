// Generated 7b65fe30fdc7. The call listPopularStates. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { PopularState } from "../../model/entities";

export type ListPopularStatesAnswer = readonly PopularState[];

export type ListPopularStatesCode = "input.invalid"
  | "input.malformed";

/** The provinces and territories with the most listed properties, the fullest first. GET /property/states/popular. For anyone. Source: §7 Property. */
export function listPopularStates(transport: Transport): Promise<Outcome<ListPopularStatesAnswer, ListPopularStatesCode>> {
  return ask(transport, { call: "listPopularStates", method: "GET", path: "/property/states/popular", codes: "input.invalid input.malformed", answer: "array" }, undefined);
}
