// Generated 08936fe23618. The call finishPayment, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { SandboxPayment } from "../../model/entities";
import type { CardOutcome } from "../../model/values";

export interface FinishPaymentArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  readonly payment_id: string;
  readonly outcome: CardOutcome;
}

export type FinishPaymentAnswer = SandboxPayment;

const codes = "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side checkout.payment_not_found checkout.payment_refused input.invalid input.malformed input.no_such_call input.too_large";

export type FinishPaymentCode = Words<typeof codes>;

/** Ends a payment on the built-in page. POST /checkout/{booking_id}/payment/{payment_id}. For the guest of the booking. */
export function finishPayment(transport: Transport, args: FinishPaymentArgs): Promise<Outcome<FinishPaymentAnswer, FinishPaymentCode>> {
  return ask(transport, { call: "finishPayment", method: "POST", path: "/checkout/{booking_id}/payment/{payment_id}", secure: true, codes }, args);
}

export const finishPaymentFx = /* @__PURE__ */ effectOf("finishPaymentFx", finishPayment);
