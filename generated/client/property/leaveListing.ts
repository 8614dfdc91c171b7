// Generated 1065ce40d444. The call leaveListing, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface LeaveListingArgs {
  readonly property_id: string;
}

export type LeaveListingAnswer = Readonly<Record<never, never>>;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.too_large property.cohost_not_found property.not_found property.not_owner";

export type LeaveListingCode = Words<typeof codes>;

/** A co-host ends it at once. DELETE /user/property/{property_id}/cohosting. For the owner of the property, or one of its co-hosts. */
export function leaveListing(transport: Transport, args: LeaveListingArgs): Promise<Outcome<LeaveListingAnswer, LeaveListingCode>> {
  return ask(transport, { call: "leaveListing", method: "DELETE", path: "/user/property/{property_id}/cohosting", secure: true, codes }, args);
}

export const leaveListingFx = /* @__PURE__ */ effectOf("leaveListingFx", leaveListing);
