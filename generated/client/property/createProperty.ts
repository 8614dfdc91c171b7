// Generated a7ee4dc7f9eb. The call createProperty. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { HostProperty } from "../../model/entities";

export interface CreatePropertyArgs {
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type CreatePropertyAnswer = HostProperty;

export type CreatePropertyCode = "account.not_named"
  | "account.not_signed_in"
  | "account.not_verified"
  | "input.invalid"
  | "input.malformed"
  | "input.rate_limited"
  | "input.repeated_differently"
  | "input.too_large"
  | "property.illegal_transition"
  | "property.too_many_drafts";

/** Creates a draft, and turns host mode on. POST /user/property. For people whose profile has a first and a last name. Source: §7 Property. */
export function createProperty(transport: Transport, args: CreatePropertyArgs | void): Promise<Outcome<CreatePropertyAnswer, CreatePropertyCode>> {
  return ask(transport, { call: "createProperty", method: "POST", path: "/user/property", codes: "account.not_named account.not_signed_in account.not_verified input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large property.illegal_transition property.too_many_drafts", secure: true, repeatable: true }, args);
}
