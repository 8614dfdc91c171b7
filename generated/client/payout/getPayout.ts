// Generated a0c61c184c1c. The call getPayout, and its effect. Change the spec, not this file.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Failure, Outcome, Transport } from "../transport";
import type { PayoutStanding } from "../../model/entities";
import type { Effect } from "effector";

export type GetPayoutAnswer = PayoutStanding;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed";

export type GetPayoutCode = Words<typeof codes>;

/** Who is paid for the host’s stays, what waits, and what was paid. GET /user/payout. For hosts. */
export function getPayout(transport: Transport): Promise<Outcome<GetPayoutAnswer, GetPayoutCode>> {
  return ask(transport, { call: "getPayout", method: "GET", path: "/user/payout", secure: true, codes }, undefined);
}

export const getPayoutFx: Effect<void, GetPayoutAnswer, Failure<GetPayoutCode>> = /* @__PURE__ */ effectOf("getPayoutFx", getPayout);
