// Generated cf34d8f5341c. The call getListingMoney, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { ListingMoney } from "../../model/entities";

export interface GetListingMoneyArgs {
  readonly property_id: string;
  readonly year: string;
}

export type GetListingMoneyAnswer = ListingMoney;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.rate_limited property.not_found property.not_owner";

export type GetListingMoneyCode = Words<typeof codes>;

/** The payouts of one listing, and what it earned in a year; nothing of where money goes. GET /user/property/{property_id}/money. For the owner of the property, or a co-host who sees its money. */
export function getListingMoney(transport: Transport, args: GetListingMoneyArgs): Promise<Outcome<GetListingMoneyAnswer, GetListingMoneyCode>> {
  return ask(transport, { call: "getListingMoney", method: "GET", path: "/user/property/{property_id}/money", secure: true, codes }, args);
}

export const getListingMoneyFx = /* @__PURE__ */ effectOf("getListingMoneyFx", getListingMoney);
