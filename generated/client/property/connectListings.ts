// Generated 46cf13b4bf42. The call connectListings, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { PropertyRow } from "../../model/entities";

export interface ConnectListingsArgs {
  readonly property_id: string;
}

export type ConnectListingsAnswer = readonly PropertyRow[];

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.rate_limited property.listing_lines_unusable property.no_listing_url property.not_found property.not_owner property.too_many_drafts";

export type ConnectListingsCode = Words<typeof codes>;

/** Connects every listing of the saved host’s page or list of addresses, each as a draft, this property being the first; none is made twice. GET /user/property/{property_id}/connect/bulk. For the owner of the property. Source: §7 Property. */
export function connectListings(transport: Transport, args: ConnectListingsArgs): Promise<Outcome<ConnectListingsAnswer, ConnectListingsCode>> {
  return ask(transport, { call: "connectListings", method: "GET", path: "/user/property/{property_id}/connect/bulk", secure: true, answer: "array", codes }, args);
}

export const connectListingsFx = /* @__PURE__ */ effectOf("connectListingsFx", connectListings);
