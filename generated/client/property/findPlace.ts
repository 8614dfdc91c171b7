// Generated 64d807cee63f. The call findPlace. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { FoundPlace } from "../../model/entities";
import type { Province } from "../../model/values";

export interface FindPlaceArgs {
  readonly city: string;
  readonly province: Province;
  readonly postal_code?: string | undefined;
}

export type FindPlaceAnswer = FoundPlace;

export type FindPlaceCode = "account.not_signed_in"
  | "input.invalid"
  | "input.malformed"
  | "input.rate_limited";

/** Where a town of Canada is; misspelt ones too. GET /place/find. For people who are signed in. */
export function findPlace(transport: Transport, args: FindPlaceArgs): Promise<Outcome<FindPlaceAnswer, FindPlaceCode>> {
  return ask(transport, { call: "findPlace", method: "GET", path: "/place/find", codes: "account.not_signed_in input.invalid input.malformed input.rate_limited", secure: true }, args);
}
