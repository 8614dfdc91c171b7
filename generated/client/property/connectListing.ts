// Generated 0ee4594c0f08. The call connectListing, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { HostProperty } from "../../model/entities";

export interface ConnectListingArgs {
  readonly property_id: string;
}

export type ConnectListingAnswer = HostProperty;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.rate_limited property.listing_address_unusable property.listing_claimed property.no_listing_url property.not_found property.not_owner";

export type ConnectListingCode = Words<typeof codes>;

/** Connects the saved address, and reads what can be read there into the draft; a second time reads anew and loses nothing confirmed. GET /user/property/{property_id}/connect. For the owner of the property. Source: §7 Property. */
export function connectListing(transport: Transport, args: ConnectListingArgs): Promise<Outcome<ConnectListingAnswer, ConnectListingCode>> {
  return ask(transport, { call: "connectListing", method: "GET", path: "/user/property/{property_id}/connect", secure: true, codes }, args);
}

export const connectListingFx = /* @__PURE__ */ effectOf("connectListingFx", connectListing);
