// Generated 514d8b163ef7. The call listSeasons, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Seasons } from "../../model/entities";

export type ListSeasonsAnswer = Seasons;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed";

export type ListSeasonsCode = Words<typeof codes>;

/** A host’s seasons by their dates, and the listings at which they may hold. GET /user/season. For hosts. */
export function listSeasons(transport: Transport): Promise<Outcome<ListSeasonsAnswer, ListSeasonsCode>> {
  return ask(transport, { call: "listSeasons", method: "GET", path: "/user/season", secure: true, codes }, undefined);
}

export const listSeasonsFx = /* @__PURE__ */ effectOf("listSeasonsFx", listSeasons);
