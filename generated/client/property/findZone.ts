// Generated 468fce8716bc. The call findZone, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { PlaceZone } from "../../model/entities";

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

export const findZoneFx = /* @__PURE__ */ effectOf("findZoneFx", findZone);
