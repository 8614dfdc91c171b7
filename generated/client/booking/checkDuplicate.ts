// Generated 404311197afe. The call checkDuplicate, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingStatus, DuplicateKind } from "../../model/values";
import type { PlainDate } from "../../model/wire";

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

export const checkDuplicateFx = /* @__PURE__ */ effectOf("checkDuplicateFx", checkDuplicate);
