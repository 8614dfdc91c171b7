// Generated e7f11a8a5dcc. The call getListingNumbers, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { ListingNumbers } from "../../model/entities";
import type { NumbersPeriod } from "../../model/values";

export interface GetListingNumbersArgs {
  readonly property_id: string;
  readonly period: NumbersPeriod;
}

export type GetListingNumbersAnswer = ListingNumbers;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed property.not_found property.not_owner";

export type GetListingNumbersCode = Words<typeof codes>;

/** How many nights of a property were sold in a period, what they brought, and how many requests were answered. GET /user/property/{property_id}/numbers. For the owner of the property. */
export function getListingNumbers(transport: Transport, args: GetListingNumbersArgs): Promise<Outcome<GetListingNumbersAnswer, GetListingNumbersCode>> {
  return ask(transport, { call: "getListingNumbers", method: "GET", path: "/user/property/{property_id}/numbers", secure: true, codes }, args);
}

export const getListingNumbersFx = /* @__PURE__ */ effectOf("getListingNumbersFx", getListingNumbers);
