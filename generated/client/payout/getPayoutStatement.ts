// Generated 9e308ceabaa9. The call getPayoutStatement, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { HostStatement } from "../../model/entities";
import type { StatementFormat } from "../../model/values";

export interface GetPayoutStatementArgs {
  readonly period: string;
  readonly format: StatementFormat;
}

export type GetPayoutStatementAnswer = HostStatement;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.rate_limited";

export type GetPayoutStatementCode = Words<typeof codes>;

/** What a host was paid in a month or a year: for this host alone. GET /user/payout/statement. For hosts. */
export function getPayoutStatement(transport: Transport, args: GetPayoutStatementArgs): Promise<Outcome<GetPayoutStatementAnswer, GetPayoutStatementCode>> {
  return ask(transport, { call: "getPayoutStatement", method: "GET", path: "/user/payout/statement", secure: true, codes }, args);
}

export const getPayoutStatementFx = /* @__PURE__ */ effectOf("getPayoutStatementFx", getPayoutStatement);
