// Generated 07712195539d. The call compareStays, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { ComparedStay } from "../../model/entities";
import type { Currency } from "../../model/values";
import type { PlainDate } from "../../model/wire";

export interface CompareStaysArgs {
  readonly property_ids: readonly string[];
  /** With both dates, prices are those of the stay */
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly pets?: number | undefined;
  readonly currency?: Currency | undefined;
}

export type CompareStaysAnswer = readonly ComparedStay[];

const codes = "input.invalid input.malformed input.rate_limited";

export type CompareStaysCode = Words<typeof codes>;

/** A few stays to look at side by side, in this order and without those that are not listed; with dates, whether each can be had. GET /property/compare. For anyone. */
export function compareStays(transport: Transport, args: CompareStaysArgs): Promise<Outcome<CompareStaysAnswer, CompareStaysCode>> {
  return ask(transport, { call: "compareStays", method: "GET", path: "/property/compare", answer: "array", codes }, args);
}

export const compareStaysFx = /* @__PURE__ */ effectOf("compareStaysFx", compareStays);
