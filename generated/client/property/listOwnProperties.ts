// Generated 8d6f6ebf2609. The call listOwnProperties, and its effect. Change the spec, not this file.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Failure, Outcome, Transport } from "../transport";
import type { PropertyRow } from "../../model/entities";
import type { Effect } from "effector";

export type ListOwnPropertiesAnswer = readonly PropertyRow[];

const codes = "account.not_signed_in input.invalid input.malformed";

export type ListOwnPropertiesCode = Words<typeof codes>;

/** The person’s own properties, the newest first. GET /user/property. For people who are signed in. Source: §7 Property. */
export function listOwnProperties(transport: Transport): Promise<Outcome<ListOwnPropertiesAnswer, ListOwnPropertiesCode>> {
  return ask(transport, { call: "listOwnProperties", method: "GET", path: "/user/property", secure: true, answer: "array", codes }, undefined);
}

export const listOwnPropertiesFx: Effect<void, ListOwnPropertiesAnswer, Failure<ListOwnPropertiesCode>> = /* @__PURE__ */ effectOf("listOwnPropertiesFx", listOwnProperties);
