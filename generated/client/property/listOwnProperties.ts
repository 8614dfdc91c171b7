// Generated 06b8c30e6abb. The call listOwnProperties. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { PropertyRow } from "../../model/entities";

export type ListOwnPropertiesAnswer = readonly PropertyRow[];

export type ListOwnPropertiesCode = "account.not_signed_in"
  | "input.invalid"
  | "input.malformed";

/** The person’s own properties, the newest first. GET /user/property. For people who are signed in. Source: §7 Property. */
export function listOwnProperties(transport: Transport): Promise<Outcome<ListOwnPropertiesAnswer, ListOwnPropertiesCode>> {
  return ask(transport, { call: "listOwnProperties", method: "GET", path: "/user/property", codes: "account.not_signed_in input.invalid input.malformed", secure: true, answer: "array" }, undefined);
}
