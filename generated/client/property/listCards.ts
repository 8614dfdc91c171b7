// Generated a722ab4e12d9. The call listCards, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { TripCard } from "../../model/entities";
import type { Currency } from "../../model/values";
import type { PlainDate } from "../../model/wire";

export interface ListCardsArgs {
  readonly property_ids: readonly string[];
  /** With both dates, prices are those of the stay */
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly pets?: number | undefined;
  readonly currency?: Currency | undefined;
}

export type ListCardsAnswer = readonly TripCard[];

const codes = "input.invalid input.malformed input.rate_limited";

export type ListCardsCode = Words<typeof codes>;

/** Stays by their ids, in this order and without those that are not listed; with dates, whether each can be had. GET /property/card. For anyone. */
export function listCards(transport: Transport, args: ListCardsArgs): Promise<Outcome<ListCardsAnswer, ListCardsCode>> {
  return ask(transport, { call: "listCards", method: "GET", path: "/property/card", answer: "array", codes }, args);
}

export const listCardsFx = /* @__PURE__ */ effectOf("listCardsFx", listCards);
