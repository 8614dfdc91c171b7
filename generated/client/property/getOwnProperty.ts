// Generated 2971936e98f3. The call getOwnProperty. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { HostProperty } from "../../model/entities";

export interface GetOwnPropertyArgs {
  readonly property_id: string;
}

export type GetOwnPropertyAnswer = HostProperty;

export type GetOwnPropertyCode = "account.not_named"
  | "account.not_signed_in"
  | "account.not_verified"
  | "account.wrong_mode"
  | "input.invalid"
  | "input.malformed"
  | "property.not_found"
  | "property.not_owner";

/** A property with everything that its owner sees and edits. GET /user/property/{property_id}. For the owner of the property. Source: §7 Property. */
export function getOwnProperty(transport: Transport, args: GetOwnPropertyArgs): Promise<Outcome<GetOwnPropertyAnswer, GetOwnPropertyCode>> {
  return ask(transport, { call: "getOwnProperty", method: "GET", path: "/user/property/{property_id}", codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed property.not_found property.not_owner", secure: true }, args);
}
