// Generated bb4dfee8dd57. The call addSeason, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Season } from "../../model/entities";
import type { PlainDate } from "../../model/wire";

export interface AddSeasonArgs {
  /** Only the host sees it */
  readonly name: string;
  /** The first night */
  readonly start: PlainDate;
  /** The last night */
  readonly last: PlainDate;
  /** It comes back on the same dates of every later year */
  readonly yearly?: boolean | undefined;
  /** The price of each night; nothing is the usual */
  readonly price_cents: number | null;
  /** The shortest stay that begins in it; nothing is the usual */
  readonly min_nights: number | null;
  /** The listings at which it holds */
  readonly property_ids: readonly string[];
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type AddSeasonAnswer = Season;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large property.not_found property.season_beyond property.season_empty property.season_reversed property.season_too_long property.seasons_overlap property.too_many_seasons";

export type AddSeasonCode = Words<typeof codes>;

/** Keeps one more season; nights that are booked keep their price. POST /user/season. For hosts. */
export function addSeason(transport: Transport, args: AddSeasonArgs): Promise<Outcome<AddSeasonAnswer, AddSeasonCode>> {
  return ask(transport, { call: "addSeason", method: "POST", path: "/user/season", secure: true, repeatable: true, codes }, args);
}

export const addSeasonFx = /* @__PURE__ */ effectOf("addSeasonFx", addSeason);
