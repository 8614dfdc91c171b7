// Generated 493a32cc3f9a. The call updatePropertyStatus, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { HostProperty } from "../../model/entities";
import type { StatusChoice } from "../../model/values";

export interface UpdatePropertyStatusArgs {
  readonly property_id: string;
  readonly status: StatusChoice;
}

export type UpdatePropertyStatusAnswer = HostProperty;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.too_large property.address_missing property.calendar_missing property.description_missing property.house_rules_missing property.illegal_transition property.licence_misfit property.licence_required property.not_found property.not_owner property.ownership_missing property.photo_texts_missing property.photos_missing property.pin_missing property.price_missing property.registration_expired property.registration_misfit property.registration_required property.registration_undated property.title_missing";

export type UpdatePropertyStatusCode = Words<typeof codes>;

/** Lists, pauses or archives a property. PATCH /user/property/{property_id}/status. For the owner of the property. Source: §7 Property. */
export function updatePropertyStatus(transport: Transport, args: UpdatePropertyStatusArgs): Promise<Outcome<UpdatePropertyStatusAnswer, UpdatePropertyStatusCode>> {
  return ask(transport, { call: "updatePropertyStatus", method: "PATCH", path: "/user/property/{property_id}/status", secure: true, codes }, args);
}

export const updatePropertyStatusFx = /* @__PURE__ */ effectOf("updatePropertyStatusFx", updatePropertyStatus);
