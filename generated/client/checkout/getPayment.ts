// Generated 52e9d3e57133. The call getPayment. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { SandboxPayment } from "../../model/entities";

export interface GetPaymentArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
  readonly payment_id: string;
}

export type GetPaymentAnswer = SandboxPayment;

export type GetPaymentCode = "account.not_named"
  | "account.not_signed_in"
  | "account.not_verified"
  | "booking.not_found"
  | "booking.not_this_side"
  | "checkout.payment_not_found"
  | "input.invalid"
  | "input.malformed"
  | "input.no_such_call";

/** A payment as the built-in page shows it. GET /checkout/{booking_id}/payment/{payment_id}. For the guest of the booking. */
export function getPayment(transport: Transport, args: GetPaymentArgs): Promise<Outcome<GetPaymentAnswer, GetPaymentCode>> {
  return ask(transport, { call: "getPayment", method: "GET", path: "/checkout/{booking_id}/payment/{payment_id}", codes: "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side checkout.payment_not_found input.invalid input.malformed input.no_such_call", secure: true }, args);
}
