// Generated db10d100f90b. The call findZone, and its effect. Change the spec, not this file.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Failure, Outcome, Transport } from "../transport";
import type { PlaceZone } from "../../model/entities";
import type { Effect } from "effector";

export interface FindZoneArgs {
  readonly latitude: number;
  readonly longitude: number;
}

export type FindZoneAnswer = PlaceZone;

const codes = "account.not_signed_in input.invalid input.malformed input.rate_limited";

export type FindZoneCode = Words<typeof codes>;

/** The time zone of a position. GET /place/zone. For people who are signed in. */
export function findZone(transport: Transport, args: FindZoneArgs): Promise<Outcome<FindZoneAnswer, FindZoneCode>> {
  return ask(transport, { call: "findZone", method: "GET", path: "/place/zone", secure: true, codes }, args);
}

export const findZoneFx: Effect<FindZoneArgs, FindZoneAnswer, Failure<FindZoneCode>> = /* @__PURE__ */ effectOf("findZoneFx", findZone);
