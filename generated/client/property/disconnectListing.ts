// Generated 1717ca5709fc. The call disconnectListing. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { HostProperty } from "../../model/entities";

export interface DisconnectListingArgs {
  readonly property_id: string;
}

export type DisconnectListingAnswer = HostProperty;

export type DisconnectListingCode = "account.not_named"
  | "account.not_signed_in"
  | "account.not_verified"
  | "account.wrong_mode"
  | "input.invalid"
  | "input.malformed"
  | "input.too_large"
  | "property.not_connected"
  | "property.not_found"
  | "property.not_owner";

/** Takes the connection to the source listing away; what was brought over and its calendars stay. POST /user/property/{property_id}/disconnect. For the owner of the property. Source: §7 Property. */
export function disconnectListing(transport: Transport, args: DisconnectListingArgs): Promise<Outcome<DisconnectListingAnswer, DisconnectListingCode>> {
  return ask(transport, { call: "disconnectListing", method: "POST", path: "/user/property/{property_id}/disconnect", codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.too_large property.not_connected property.not_found property.not_owner", secure: true }, args);
}
