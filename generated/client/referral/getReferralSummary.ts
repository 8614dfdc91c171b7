// Generated a1f46c5498f5. The call getReferralSummary, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { ReferralSummary } from "../../model/entities";

export type GetReferralSummaryAnswer = ReferralSummary;

const codes = "account.not_signed_in input.invalid input.malformed";

export type GetReferralSummaryCode = Words<typeof codes>;

/** The person’s own code, link, friends and rewards. GET /user/profile/referral/summary. For people who are signed in. Source: §7 User and session. */
export function getReferralSummary(transport: Transport): Promise<Outcome<GetReferralSummaryAnswer, GetReferralSummaryCode>> {
  return ask(transport, { call: "getReferralSummary", method: "GET", path: "/user/profile/referral/summary", secure: true, codes }, undefined);
}

export const getReferralSummaryFx = /* @__PURE__ */ effectOf("getReferralSummaryFx", getReferralSummary);
