// Generated 957344c9935c. The call deleteProperty. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface DeletePropertyArgs {
  readonly property_id: string;
}

export type DeletePropertyAnswer = {
    readonly kept: boolean;
  };

export type DeletePropertyCode = "account.not_named"
  | "account.not_signed_in"
  | "account.not_verified"
  | "account.wrong_mode"
  | "input.invalid"
  | "input.malformed"
  | "input.too_large"
  | "property.has_open_bookings"
  | "property.not_found"
  | "property.not_owner";

/** Deletes a property for good; where past bookings have to be kept, what remains of it is out of every list and without its address. DELETE /user/property/{property_id}. For the owner of the property. Source: §7 Property. */
export function deleteProperty(transport: Transport, args: DeletePropertyArgs): Promise<Outcome<DeletePropertyAnswer, DeletePropertyCode>> {
  return ask(transport, { call: "deleteProperty", method: "DELETE", path: "/user/property/{property_id}", codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.too_large property.has_open_bookings property.not_found property.not_owner", secure: true }, args);
}
