// Generated d1e2c91d8daf. The call getArrivalGuide, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { ArrivalGuide } from "../../model/entities";

export interface GetArrivalGuideArgs {
  readonly property_id: string;
}

export type GetArrivalGuideAnswer = ArrivalGuide;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed property.not_found property.not_owner";

export type GetArrivalGuideCode = Words<typeof codes>;

/** What guests of a property are told about arriving, for its owner. GET /user/property/{property_id}/arrival. For the owner of the property, or one of its co-hosts. */
export function getArrivalGuide(transport: Transport, args: GetArrivalGuideArgs): Promise<Outcome<GetArrivalGuideAnswer, GetArrivalGuideCode>> {
  return ask(transport, { call: "getArrivalGuide", method: "GET", path: "/user/property/{property_id}/arrival", secure: true, codes }, args);
}

export const getArrivalGuideFx = /* @__PURE__ */ effectOf("getArrivalGuideFx", getArrivalGuide);
