// Generated 21b5839ebdcb. The call saveSearch, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { GuestsInput, SavedSearch, SearchFilters } from "../../model/entities";
import type { Currency, FlexibleStay, Province } from "../../model/values";
import type { PlainDate } from "../../model/wire";

export interface SaveSearchArgs {
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
  readonly name: string;
  /** The currency in which its mails tell prices */
  readonly currency: Currency;
  /** Whether a mail tells when a stay that fits is new */
  readonly mails?: boolean | undefined;
}

export type SaveSearchAnswer = readonly SavedSearch[];

const codes = "account.not_signed_in input.invalid input.malformed input.rate_limited input.too_large property.date_missing property.dates_reversed property.map_part_wrong property.prices_reversed wishlist.too_many_searches";

export type SaveSearchCode = Words<typeof codes>;

/** Saves a search; one with the same terms that is there already stays as it is. POST /user/saved-search. For people who are signed in. */
export function saveSearch(transport: Transport, args: SaveSearchArgs): Promise<Outcome<SaveSearchAnswer, SaveSearchCode>> {
  return ask(transport, { call: "saveSearch", method: "POST", path: "/user/saved-search", secure: true, answer: "array", codes }, args);
}

export const saveSearchFx = /* @__PURE__ */ effectOf("saveSearchFx", saveSearch);
