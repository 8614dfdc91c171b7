// Generated 265df3dc4777. The call suggestPlaces, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { SuggestedPlace } from "../../model/entities";

export interface SuggestPlacesArgs {
  readonly query?: string | undefined;
}

export type SuggestPlacesAnswer = readonly SuggestedPlace[];

const codes = "input.invalid input.malformed input.rate_limited";

export type SuggestPlacesCode = Words<typeof codes>;

/** Places with stays in them or near them, and listings, that begin or sound like what is typed; with nothing typed the towns with most stays. GET /property/place-suggestion. For anyone. */
export function suggestPlaces(transport: Transport, args: SuggestPlacesArgs | void): Promise<Outcome<SuggestPlacesAnswer, SuggestPlacesCode>> {
  return ask(transport, { call: "suggestPlaces", method: "GET", path: "/property/place-suggestion", answer: "array", codes }, args);
}

export const suggestPlacesFx = /* @__PURE__ */ effectOf("suggestPlacesFx", suggestPlaces);
