// Generated c4b859b92342. The call findZone. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { PlaceZone } from "../../model/entities";

export interface FindZoneArgs {
  readonly latitude: number;
  readonly longitude: number;
}

export type FindZoneAnswer = PlaceZone;

export type FindZoneCode = "account.not_signed_in"
  | "input.invalid"
  | "input.malformed"
  | "input.rate_limited";

/** The time zone of a position. GET /place/zone. For people who are signed in. */
export function findZone(transport: Transport, args: FindZoneArgs): Promise<Outcome<FindZoneAnswer, FindZoneCode>> {
  return ask(transport, { call: "findZone", method: "GET", path: "/place/zone", codes: "account.not_signed_in input.invalid input.malformed input.rate_limited", secure: true }, args);
}
