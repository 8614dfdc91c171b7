// Generated fac9c84b9901. The call duplicateProperty, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { HostProperty } from "../../model/entities";

export interface DuplicatePropertyArgs {
  readonly property_id: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type DuplicatePropertyAnswer = HostProperty;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large property.illegal_transition property.not_found property.not_owner property.suspended_not_duplicated property.too_many_drafts";

export type DuplicatePropertyCode = Words<typeof codes>;

/** Makes a draft with what is said of this property, its pictures and prices; calendars, bookings, reviews, registration and secrets stay behind. POST /user/property/{property_id}/duplicate. For the owner of the property. */
export function duplicateProperty(transport: Transport, args: DuplicatePropertyArgs): Promise<Outcome<DuplicatePropertyAnswer, DuplicatePropertyCode>> {
  return ask(transport, { call: "duplicateProperty", method: "POST", path: "/user/property/{property_id}/duplicate", secure: true, repeatable: true, codes }, args);
}

export const duplicatePropertyFx = /* @__PURE__ */ effectOf("duplicatePropertyFx", duplicateProperty);
