// Generated b4bb4bda0ef4. The call listCards, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { PropertyCard } from "../../model/entities";
import type { Currency } from "../../model/values";

export interface ListCardsArgs {
  readonly property_ids: readonly string[];
  readonly currency?: Currency | undefined;
}

export type ListCardsAnswer = readonly PropertyCard[];

const codes = "input.invalid input.malformed input.rate_limited";

export type ListCardsCode = Words<typeof codes>;

/** Stays by their ids, in this order and without those that are not listed. GET /property/card. For anyone. */
export function listCards(transport: Transport, args: ListCardsArgs): Promise<Outcome<ListCardsAnswer, ListCardsCode>> {
  return ask(transport, { call: "listCards", method: "GET", path: "/property/card", answer: "array", codes }, args);
}

export const listCardsFx = /* @__PURE__ */ effectOf("listCardsFx", listCards);
