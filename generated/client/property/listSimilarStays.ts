// Generated be5386b22f18. The call listSimilarStays, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { PropertyCard } from "../../model/entities";
import type { Currency } from "../../model/values";
import type { PlainDate } from "../../model/wire";

export interface ListSimilarStaysArgs {
  readonly property_id: string;
  /** With both dates, prices are those of the stay */
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly pets?: number | undefined;
  readonly currency?: Currency | undefined;
}

export type ListSimilarStaysAnswer = readonly PropertyCard[];

const codes = "input.invalid input.malformed input.rate_limited property.gone property.not_found";

export type ListSimilarStaysCode = Words<typeof codes>;

/** Stays near a listing that are like it in price, size and kind, the most alike first; with dates only those that are free. GET /property/{property_id}/similar. For anyone, where the property is listed or paused. */
export function listSimilarStays(transport: Transport, args: ListSimilarStaysArgs): Promise<Outcome<ListSimilarStaysAnswer, ListSimilarStaysCode>> {
  return ask(transport, { call: "listSimilarStays", method: "GET", path: "/property/{property_id}/similar", secure: true, answer: "array", codes }, args);
}

export const listSimilarStaysFx = /* @__PURE__ */ effectOf("listSimilarStaysFx", listSimilarStays);
