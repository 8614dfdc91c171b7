// Generated cc9dd25a80df. The call getReferralSummary. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { ReferralSummary } from "../../model/entities";

export type GetReferralSummaryAnswer = ReferralSummary;

export type GetReferralSummaryCode = "account.not_signed_in"
  | "input.invalid"
  | "input.malformed";

/** The person’s own code, link, friends and rewards. GET /user/profile/referral/summary. For people who are signed in. Source: §7 User and session. */
export function getReferralSummary(transport: Transport): Promise<Outcome<GetReferralSummaryAnswer, GetReferralSummaryCode>> {
  return ask(transport, { call: "getReferralSummary", method: "GET", path: "/user/profile/referral/summary", codes: "account.not_signed_in input.invalid input.malformed", secure: true }, undefined);
}
