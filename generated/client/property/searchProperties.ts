// Generated caf2523d75bf. The call searchProperties, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { GuestsInput, SearchAnswer, SearchFilters } from "../../model/entities";
import type { Currency, FlexibleStay, Province, SearchSort } from "../../model/values";
import type { PlainDate } from "../../model/wire";

export interface SearchPropertiesArgs {
  /** A place; empty is the whole country */
  readonly query?: string | undefined;
  /** South, west, north and east of the map */
  readonly bounds?: readonly number[] | undefined;
  readonly province?: Province | undefined;
  readonly checkin?: PlainDate | null | undefined;
  readonly checkout?: PlainDate | null | undefined;
  /** The dates may lie so many days earlier or later, as many nights long */
  readonly flex_days?: number | undefined;
  /** Without dates: a weekend from Friday to Sunday, 7 nights or 28 nights in the months named */
  readonly flex_stay?: FlexibleStay | undefined;
  /** Any day of each month; a stay may go on from one into the next */
  readonly flex_months?: readonly PlainDate[] | undefined;
  readonly guests?: GuestsInput | undefined;
  readonly filters?: SearchFilters | undefined;
  /** The currency of the price filter; Canadian dollars where it is left out */
  readonly price_currency?: Currency | undefined;
  readonly sort?: SearchSort | undefined;
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly currency?: Currency | undefined;
  /** Where nothing is found, tell why, and what would find something */
  readonly alternatives?: boolean | undefined;
}

export type SearchPropertiesAnswer = SearchAnswer;

const codes = "input.invalid input.malformed input.rate_limited input.too_large property.date_missing property.dates_reversed property.map_part_wrong property.prices_reversed";

export type SearchPropertiesCode = Words<typeof codes>;

/** Finds listed properties by place, dates, people and filters; with dates only those that are free. POST /property/search. For anyone. Source: §7 Property. */
export function searchProperties(transport: Transport, args: SearchPropertiesArgs | void): Promise<Outcome<SearchPropertiesAnswer, SearchPropertiesCode>> {
  return ask(transport, { call: "searchProperties", method: "POST", path: "/property/search", codes }, args);
}

export const searchPropertiesFx = /* @__PURE__ */ effectOf("searchPropertiesFx", searchProperties);
