// Generated ba2a1f96cd18. The call getDestination. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { DestinationPlace } from "../../model/entities";

export interface GetDestinationArgs {
  readonly slug: string;
}

export type GetDestinationAnswer = DestinationPlace;

export type GetDestinationCode = "input.invalid"
  | "input.malformed"
  | "input.no_such_call"
  | "input.rate_limited"
  | "property.destination_not_found";

/** A place that has a page of its own, by the name in its address: the country, a province or territory, or a town with listings. GET /destination/{slug}. For anyone. */
export function getDestination(transport: Transport, args: GetDestinationArgs): Promise<Outcome<GetDestinationAnswer, GetDestinationCode>> {
  return ask(transport, { call: "getDestination", method: "GET", path: "/destination/{slug}", codes: "input.invalid input.malformed input.no_such_call input.rate_limited property.destination_not_found" }, args);
}
