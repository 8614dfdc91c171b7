// Generated 433ffe565676. The call getReferrer, and its effect. Change the spec, not this file.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Failure, Outcome, Transport } from "../transport";
import type { Referrer } from "../../model/entities";
import type { Effect } from "effector";

export interface GetReferrerArgs {
  /** Capital or small letters alike */
  readonly referralCode: string;
}

export type GetReferrerAnswer = Referrer;

const codes = "input.invalid input.malformed input.no_such_call referral.unknown_code";

export type GetReferrerCode = Words<typeof codes>;

/** Tells whose referral code it is; an unknown code gives no result. GET /user/profile/referral/{referralCode}. For anyone. Source: §7 User and session. */
export function getReferrer(transport: Transport, args: GetReferrerArgs): Promise<Outcome<GetReferrerAnswer, GetReferrerCode>> {
  return ask(transport, { call: "getReferrer", method: "GET", path: "/user/profile/referral/{referralCode}", codes }, args);
}

export const getReferrerFx: Effect<GetReferrerArgs, GetReferrerAnswer, Failure<GetReferrerCode>> = /* @__PURE__ */ effectOf("getReferrerFx", getReferrer);
