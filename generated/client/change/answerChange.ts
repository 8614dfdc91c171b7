// Generated 2edbe733e23b. The call answerChange, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail } from "../../model/entities";

export interface AnswerChangeArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  /** The change that was read */
  readonly change_id: string;
  readonly accept: boolean;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type AnswerChangeAnswer = BookingDetail;

const codes = "account.not_named account.not_signed_in account.not_verified booking.dates_unavailable booking.not_bookable booking.not_found change.answer_late change.closed change.not_changeable change.not_found change.own change.payment_disputed change.refunded_before change.too_late input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large";

export type AnswerChangeCode = Words<typeof codes>;

/** Accepts or declines a change or an offer of the other side. What costs more takes effect once the guest has paid the difference. PATCH /booking/{booking_id}/change. For the guest or the host of the booking, with a name. */
export function answerChange(transport: Transport, args: AnswerChangeArgs): Promise<Outcome<AnswerChangeAnswer, AnswerChangeCode>> {
  return ask(transport, { call: "answerChange", method: "PATCH", path: "/booking/{booking_id}/change", secure: true, repeatable: true, codes }, args);
}

export const answerChangeFx = /* @__PURE__ */ effectOf("answerChangeFx", answerChange);
