// Generated 983d23ee5717. The call listNightPrices, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { NightPrices } from "../../model/entities";
import type { Currency } from "../../model/values";
import type { PlainDate } from "../../model/wire";

export interface ListNightPricesArgs {
  readonly property_id: string;
  /** Any day of the month */
  readonly month: PlainDate;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly pets?: number | undefined;
  readonly currency?: Currency | undefined;
}

export type ListNightPricesAnswer = NightPrices;

const codes = "input.invalid input.malformed input.rate_limited property.gone property.not_found";

export type ListNightPricesCode = Words<typeof codes>;

/** What a night costs from each day of a month on which these people may begin a stay; other days are left out. GET /property/{property_id}/night-price. For anyone, where the property is listed or paused. */
export function listNightPrices(transport: Transport, args: ListNightPricesArgs): Promise<Outcome<ListNightPricesAnswer, ListNightPricesCode>> {
  return ask(transport, { call: "listNightPrices", method: "GET", path: "/property/{property_id}/night-price", secure: true, codes }, args);
}

export const listNightPricesFx = /* @__PURE__ */ effectOf("listNightPricesFx", listNightPrices);
