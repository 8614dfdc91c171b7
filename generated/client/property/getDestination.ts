// Generated 8eae4c628706. The call getDestination, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { DestinationPlace } from "../../model/entities";

export interface GetDestinationArgs {
  readonly slug: string;
}

export type GetDestinationAnswer = DestinationPlace;

const codes = "input.invalid input.malformed input.no_such_call input.rate_limited property.destination_not_found";

export type GetDestinationCode = Words<typeof codes>;

/** A place that has a page of its own, by the name in its address: the country, a province or territory, or a town with listings. GET /destination/{slug}. For anyone. */
export function getDestination(transport: Transport, args: GetDestinationArgs): Promise<Outcome<GetDestinationAnswer, GetDestinationCode>> {
  return ask(transport, { call: "getDestination", method: "GET", path: "/destination/{slug}", codes }, args);
}

export const getDestinationFx = /* @__PURE__ */ effectOf("getDestinationFx", getDestination);
