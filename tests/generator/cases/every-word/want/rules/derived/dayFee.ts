// Generated 292e87fea82a. What a day costs, in cents.
import { dayOf } from "../../model/dates";
import type { Loan, Tool } from "../../model/entities";
import { knownOr, numberOf } from "../runtime";

export interface DayFeeFacts {
  readonly loan: Pick<Loan, "starts">;
  readonly tool: Pick<Tool, "deposit_cents" | "saturday_cents">;
}

/** What a day costs, in cents: the tool's deposit on a Sunday, the tool's saturday on a Saturday, going by the loan's starts date; otherwise the tool's deposit. Source: §5. */
export function dayFee(facts: DayFeeFacts): number {
  return knownOr([numberOf(facts.tool.deposit_cents), undefined, undefined, undefined, undefined, undefined, numberOf(facts.tool.saturday_cents)][((dayOf(facts.loan.starts) + 4) % 7 + 7) % 7], numberOf(facts.tool.deposit_cents));
}
