// Generated 37f959761950. The call getListing. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { Listing } from "../../model/entities";
import type { Currency } from "../../model/values";
import type { PlainDate } from "../../model/wire";

export interface GetListingArgs {
  readonly property_id: string;
  /** With both dates, the price is that of the stay */
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly currency?: Currency | undefined;
}

export type GetListingAnswer = Listing;

export type GetListingCode = "input.invalid"
  | "input.malformed"
  | "property.gone"
  | "property.not_found";

/** A property as a guest sees it; drafts are not found, and what was archived is gone. GET /property/{property_id}. For anyone, where the property is listed or paused. */
export function getListing(transport: Transport, args: GetListingArgs): Promise<Outcome<GetListingAnswer, GetListingCode>> {
  return ask(transport, { call: "getListing", method: "GET", path: "/property/{property_id}", codes: "input.invalid input.malformed property.gone property.not_found", secure: true }, args);
}
