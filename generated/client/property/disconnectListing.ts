// Generated 63bc9f63fdd2. The call disconnectListing, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { HostProperty } from "../../model/entities";

export interface DisconnectListingArgs {
  readonly property_id: string;
}

export type DisconnectListingAnswer = HostProperty;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.too_large property.not_connected property.not_found property.not_owner";

export type DisconnectListingCode = Words<typeof codes>;

/** Takes the connection to the source listing away; what was brought over and its calendars stay. POST /user/property/{property_id}/disconnect. For the owner of the property. Source: §7 Property. */
export function disconnectListing(transport: Transport, args: DisconnectListingArgs): Promise<Outcome<DisconnectListingAnswer, DisconnectListingCode>> {
  return ask(transport, { call: "disconnectListing", method: "POST", path: "/user/property/{property_id}/disconnect", secure: true, codes }, args);
}

export const disconnectListingFx = /* @__PURE__ */ effectOf("disconnectListingFx", disconnectListing);
