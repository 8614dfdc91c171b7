// Generated 6968a85353e7. The call listOwnProperties, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { PropertyRow } from "../../model/entities";

export type ListOwnPropertiesAnswer = readonly PropertyRow[];

const codes = "account.not_signed_in input.invalid input.malformed";

export type ListOwnPropertiesCode = Words<typeof codes>;

/** The person’s own properties and those that they co-host, the newest first. GET /user/property. For people who are signed in. Source: §7 Property. */
export function listOwnProperties(transport: Transport): Promise<Outcome<ListOwnPropertiesAnswer, ListOwnPropertiesCode>> {
  return ask(transport, { call: "listOwnProperties", method: "GET", path: "/user/property", secure: true, answer: "array", codes }, undefined);
}

export const listOwnPropertiesFx = /* @__PURE__ */ effectOf("listOwnPropertiesFx", listOwnProperties);
