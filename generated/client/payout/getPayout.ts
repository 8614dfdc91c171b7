// Generated c928da628a57. The call getPayout. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { PayoutStanding } from "../../model/entities";

export type GetPayoutAnswer = PayoutStanding;

export type GetPayoutCode = "account.not_named"
  | "account.not_signed_in"
  | "account.not_verified"
  | "account.wrong_mode"
  | "input.invalid"
  | "input.malformed";

/** Who is paid for the host’s stays, what waits, and what was paid. GET /user/payout. For hosts. */
export function getPayout(transport: Transport): Promise<Outcome<GetPayoutAnswer, GetPayoutCode>> {
  return ask(transport, { call: "getPayout", method: "GET", path: "/user/payout", codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed", secure: true }, undefined);
}
