// Generated c2ec8d2fd982. The call checkDuplicate, and its effect. Change the spec, not this file.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Failure, Outcome, Transport } from "../transport";
import type { BookingStatus, DuplicateKind } from "../../model/values";
import type { PlainDate } from "../../model/wire";
import type { Effect } from "effector";

export interface CheckDuplicateArgs {
  readonly property_id: string;
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
}

export type CheckDuplicateAnswer = {
    readonly duplicate: boolean;
    readonly kind: DuplicateKind | null;
    readonly booking_id: string | null;
    readonly status: BookingStatus | null;
  };

const codes = "account.not_signed_in input.invalid input.malformed input.too_large";

export type CheckDuplicateCode = Words<typeof codes>;

/** Tells whether the guest has already booked these nights. POST /booking/check-duplicate. For people who are signed in. Source: §7 Booking. */
export function checkDuplicate(transport: Transport, args: CheckDuplicateArgs): Promise<Outcome<CheckDuplicateAnswer, CheckDuplicateCode>> {
  return ask(transport, { call: "checkDuplicate", method: "POST", path: "/booking/check-duplicate", secure: true, codes }, args);
}

export const checkDuplicateFx: Effect<CheckDuplicateArgs, CheckDuplicateAnswer, Failure<CheckDuplicateCode>> = /* @__PURE__ */ effectOf("checkDuplicateFx", checkDuplicate);
