// Generated 12fe9f001913. The call getHeldPayouts, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Money } from "../../model/entities";

export type GetHeldPayoutsAnswer = {
    readonly held: Money | null;
  };

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed";

export type GetHeldPayoutsCode = Words<typeof codes>;

/** The payouts that are due to the host, and wait until we can send them somewhere. GET /user/payout/held. For hosts. */
export function getHeldPayouts(transport: Transport): Promise<Outcome<GetHeldPayoutsAnswer, GetHeldPayoutsCode>> {
  return ask(transport, { call: "getHeldPayouts", method: "GET", path: "/user/payout/held", secure: true, codes }, undefined);
}

export const getHeldPayoutsFx = /* @__PURE__ */ effectOf("getHeldPayoutsFx", getHeldPayouts);
