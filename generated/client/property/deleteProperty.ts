// Generated 7cfcfb7db464. The call deleteProperty, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface DeletePropertyArgs {
  readonly property_id: string;
}

export type DeletePropertyAnswer = {
    readonly kept: boolean;
  };

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.too_large property.has_open_bookings property.not_found property.not_owner";

export type DeletePropertyCode = Words<typeof codes>;

/** Deletes a property for good; where past bookings have to be kept, what remains of it is out of every list and without its address. DELETE /user/property/{property_id}. For the owner of the property. Source: §7 Property. */
export function deleteProperty(transport: Transport, args: DeletePropertyArgs): Promise<Outcome<DeletePropertyAnswer, DeletePropertyCode>> {
  return ask(transport, { call: "deleteProperty", method: "DELETE", path: "/user/property/{property_id}", secure: true, codes }, args);
}

export const deletePropertyFx = /* @__PURE__ */ effectOf("deletePropertyFx", deleteProperty);
