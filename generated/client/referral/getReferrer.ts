// Generated 5bf8a0829463. The call getReferrer, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Referrer } from "../../model/entities";

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

export const getReferrerFx = /* @__PURE__ */ effectOf("getReferrerFx", getReferrer);
