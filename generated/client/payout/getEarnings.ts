// Generated 7d5fd0fe9e5e. The call getEarnings, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { HostEarnings } from "../../model/entities";

export interface GetEarningsArgs {
  readonly year: string;
}

export type GetEarningsAnswer = HostEarnings;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.rate_limited";

export type GetEarningsCode = Words<typeof codes>;

/** What a host earned in a year, by month and listing: for this host alone. GET /user/payout/earnings. For hosts. */
export function getEarnings(transport: Transport, args: GetEarningsArgs): Promise<Outcome<GetEarningsAnswer, GetEarningsCode>> {
  return ask(transport, { call: "getEarnings", method: "GET", path: "/user/payout/earnings", secure: true, codes }, args);
}

export const getEarningsFx = /* @__PURE__ */ effectOf("getEarningsFx", getEarnings);
