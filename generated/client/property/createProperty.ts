// Generated ad875b67769b. The call createProperty, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { HostProperty } from "../../model/entities";

export interface CreatePropertyArgs {
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type CreatePropertyAnswer = HostProperty;

const codes = "account.not_named account.not_signed_in account.not_verified input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large property.illegal_transition property.too_many_drafts";

export type CreatePropertyCode = Words<typeof codes>;

/** Creates a draft, and turns host mode on. POST /user/property. For people whose profile has a first and a last name. Source: §7 Property. */
export function createProperty(transport: Transport, args: CreatePropertyArgs | void): Promise<Outcome<CreatePropertyAnswer, CreatePropertyCode>> {
  return ask(transport, { call: "createProperty", method: "POST", path: "/user/property", secure: true, repeatable: true, codes }, args);
}

export const createPropertyFx = /* @__PURE__ */ effectOf("createPropertyFx", createProperty);
