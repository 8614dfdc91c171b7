// Generated 17c6276f9e55. The call getOwnProperty, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { HostProperty } from "../../model/entities";

export interface GetOwnPropertyArgs {
  readonly property_id: string;
}

export type GetOwnPropertyAnswer = HostProperty;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed property.not_found property.not_owner";

export type GetOwnPropertyCode = Words<typeof codes>;

/** A property with everything that its owner sees and edits; a co-host sees what their part needs. GET /user/property/{property_id}. For the owner of the property, or one of its co-hosts. Source: §7 Property. */
export function getOwnProperty(transport: Transport, args: GetOwnPropertyArgs): Promise<Outcome<GetOwnPropertyAnswer, GetOwnPropertyCode>> {
  return ask(transport, { call: "getOwnProperty", method: "GET", path: "/user/property/{property_id}", secure: true, codes }, args);
}

export const getOwnPropertyFx = /* @__PURE__ */ effectOf("getOwnPropertyFx", getOwnProperty);
