// Generated b069fbefe8fa. What a day costs, in cents.
import { dayOf } from "../../model/dates";
import type { Loan, Tool } from "../../model/entities";
import { knownOr, numberOf } from "../runtime";

export interface DayFeeFacts {
  readonly loan: Pick<Loan, "starts">;
  readonly tool: Pick<Tool, "deposit_cents" | "saturday_cents">;
}

/** What a day costs, in cents: by the weekday of the loan's starts date (Sunday: the tool's deposit; Saturday: the tool's saturday), otherwise the tool's deposit. Source: §5. */
export function dayFee(facts: DayFeeFacts): number {
  return knownOr([numberOf(facts.tool.deposit_cents), undefined, undefined, undefined, undefined, undefined, numberOf(facts.tool.saturday_cents)][((dayOf(facts.loan.starts) + 4) % 7 + 7) % 7], numberOf(facts.tool.deposit_cents));
}
