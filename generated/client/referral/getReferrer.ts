// Generated b3454d20e67b. The call getReferrer. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { Referrer } from "../../model/entities";

export interface GetReferrerArgs {
  /** Capital or small letters alike */
  readonly referralCode: string;
}

export type GetReferrerAnswer = Referrer;

export type GetReferrerCode = "input.invalid"
  | "input.malformed"
  | "input.no_such_call"
  | "referral.unknown_code";

/** Tells whose referral code it is; an unknown code gives no result. GET /user/profile/referral/{referralCode}. For anyone. Source: §7 User and session. */
export function getReferrer(transport: Transport, args: GetReferrerArgs): Promise<Outcome<GetReferrerAnswer, GetReferrerCode>> {
  return ask(transport, { call: "getReferrer", method: "GET", path: "/user/profile/referral/{referralCode}", codes: "input.invalid input.malformed input.no_such_call referral.unknown_code" }, args);
}
