// Generated 0fe74fbaef73. The call getPayout, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { PayoutStanding } from "../../model/entities";

export type GetPayoutAnswer = PayoutStanding;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed";

export type GetPayoutCode = Words<typeof codes>;

/** Who is paid for the host’s stays, what waits, and what was paid. GET /user/payout. For hosts. */
export function getPayout(transport: Transport): Promise<Outcome<GetPayoutAnswer, GetPayoutCode>> {
  return ask(transport, { call: "getPayout", method: "GET", path: "/user/payout", secure: true, codes }, undefined);
}

export const getPayoutFx = /* @__PURE__ */ effectOf("getPayoutFx", getPayout);
