// Generated 5029ff1b74ea. The call getPayment, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { SandboxPayment } from "../../model/entities";

export interface GetPaymentArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  readonly payment_id: string;
}

export type GetPaymentAnswer = SandboxPayment;

const codes = "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side checkout.payment_not_found input.invalid input.malformed input.no_such_call";

export type GetPaymentCode = Words<typeof codes>;

/** A payment as the built-in page shows it. GET /checkout/{booking_id}/payment/{payment_id}. For the guest of the booking. */
export function getPayment(transport: Transport, args: GetPaymentArgs): Promise<Outcome<GetPaymentAnswer, GetPaymentCode>> {
  return ask(transport, { call: "getPayment", method: "GET", path: "/checkout/{booking_id}/payment/{payment_id}", secure: true, codes }, args);
}

export const getPaymentFx = /* @__PURE__ */ effectOf("getPaymentFx", getPayment);
