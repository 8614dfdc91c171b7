// Generated bf108a815876. The call changeSeason, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Season } from "../../model/entities";
import type { PlainDate } from "../../model/wire";

export interface ChangeSeasonArgs {
  readonly season_id: string;
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
}

export type ChangeSeasonAnswer = Season;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.no_such_call input.rate_limited input.too_large property.not_found property.season_beyond property.season_empty property.season_not_found property.season_reversed property.season_too_long property.seasons_overlap";

export type ChangeSeasonCode = Words<typeof codes>;

/** Changes a season at all of its listings at once. PUT /user/season/{season_id}. For hosts. */
export function changeSeason(transport: Transport, args: ChangeSeasonArgs): Promise<Outcome<ChangeSeasonAnswer, ChangeSeasonCode>> {
  return ask(transport, { call: "changeSeason", method: "PUT", path: "/user/season/{season_id}", secure: true, codes }, args);
}

export const changeSeasonFx = /* @__PURE__ */ effectOf("changeSeasonFx", changeSeason);
