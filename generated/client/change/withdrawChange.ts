// Generated f83f432ddc2d. The call withdrawChange, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail } from "../../model/entities";

export interface WithdrawChangeArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  /** The change that was read */
  readonly change_id: string;
}

export type WithdrawChangeAnswer = BookingDetail;

const codes = "account.not_named account.not_signed_in account.not_verified booking.not_found change.closed change.not_found change.of_other input.invalid input.malformed input.no_such_call input.too_large";

export type WithdrawChangeCode = Words<typeof codes>;

/** Takes a change back that is not answered or not paid yet. DELETE /booking/{booking_id}/change/{change_id}. For the guest or the host of the booking, with a name. */
export function withdrawChange(transport: Transport, args: WithdrawChangeArgs): Promise<Outcome<WithdrawChangeAnswer, WithdrawChangeCode>> {
  return ask(transport, { call: "withdrawChange", method: "DELETE", path: "/booking/{booking_id}/change/{change_id}", secure: true, codes }, args);
}

export const withdrawChangeFx = /* @__PURE__ */ effectOf("withdrawChangeFx", withdrawChange);
