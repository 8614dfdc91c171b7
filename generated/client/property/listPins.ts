// Generated 3be801f07f42. The call listPins, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { GuestsInput, MapPin, SearchFilters } from "../../model/entities";
import type { Currency, FlexibleStay, Province, SearchSort } from "../../model/values";
import type { PlainDate } from "../../model/wire";

export interface ListPinsArgs {
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
}

export type ListPinsAnswer = readonly MapPin[];

const codes = "input.invalid input.malformed input.rate_limited input.too_large property.date_missing property.dates_reversed property.map_part_wrong property.prices_reversed";

export type ListPinsCode = Words<typeof codes>;

/** Where the stays that a search finds stand on the map, the first ones by its order; the search itself answers with their cards. POST /property/pin. For anyone. */
export function listPins(transport: Transport, args: ListPinsArgs | void): Promise<Outcome<ListPinsAnswer, ListPinsCode>> {
  return ask(transport, { call: "listPins", method: "POST", path: "/property/pin", answer: "array", codes }, args);
}

export const listPinsFx = /* @__PURE__ */ effectOf("listPinsFx", listPins);
