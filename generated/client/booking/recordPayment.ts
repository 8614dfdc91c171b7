// Generated cdba5173b5f5. The call recordPayment, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail } from "../../model/entities";
import type { OfflineMethod } from "../../model/values";
import type { PlainDate } from "../../model/wire";

export interface RecordPaymentArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  /** In Canadian cents */
  readonly amount_cents: number;
  readonly method: OfflineMethod;
  readonly received_on: PlainDate;
  readonly reference?: string | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type RecordPaymentAnswer = BookingDetail;

const codes = "account.not_named account.not_signed_in account.not_verified booking.already_paid booking.illegal_transition booking.not_confirmed booking.not_found booking.not_offline booking.not_this_side input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large";

export type RecordPaymentCode = Words<typeof codes>;

/** The host records what a guest paid directly. PATCH /booking/{booking_id}/record-payment. For the host of the booking. Source: §7 Booking. */
export function recordPayment(transport: Transport, args: RecordPaymentArgs): Promise<Outcome<RecordPaymentAnswer, RecordPaymentCode>> {
  return ask(transport, { call: "recordPayment", method: "PATCH", path: "/booking/{booking_id}/record-payment", secure: true, repeatable: true, codes }, args);
}

export const recordPaymentFx = /* @__PURE__ */ effectOf("recordPaymentFx", recordPayment);
