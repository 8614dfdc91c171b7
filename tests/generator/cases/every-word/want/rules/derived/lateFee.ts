// Generated b3b7539183bc. What a late day costs, in cents.
import { dayOf } from "../../model/dates";
import type { Loan, Tool } from "../../model/entities";
import { isAmong, isPresent, numberOf } from "../runtime";

export interface LateFeeFacts {
  readonly loan: Pick<Loan, "ends">;
  readonly tool: Pick<Tool, "deposit_cents" | "weight">;
}

/** What a late day costs, in cents: the product of the tool's weight and 1.5, rounded half up where the day of the week of the loan's ends date (0 is Sunday) is 5 or 6 and the tool's “weight” is given, otherwise the tool's deposit. Source: §5. */
export function lateFee(facts: LateFeeFacts): number {
  return (isAmong((((dayOf(facts.loan.ends) + 4) % 7 + 7) % 7), [5, 6]) && isPresent(facts.tool.weight) ? Math.round(numberOf(facts.tool.weight) * 1.5) : numberOf(facts.tool.deposit_cents));
}
