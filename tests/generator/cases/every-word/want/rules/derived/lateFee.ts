// Generated 01ddba932113. What a late day costs, in cents.
import { dayOf } from "../../model/dates";
import type { Loan, Tool } from "../../model/entities";
import { isPresent, knownOr, numberOf } from "../runtime";

export interface LateFeeFacts {
  readonly loan: Pick<Loan, "ends">;
  readonly tool: Pick<Tool, "deposit_cents" | "weight">;
}

/** What a late day costs, in cents: the product of the tool's weight and 1.5, rounded half up where the tool's “weight” is given, otherwise the tool's deposit on a Friday, the product of the tool's weight and 1.5, rounded half up where the tool's “weight” is given, otherwise the tool's deposit on a Saturday, going by the loan's ends date; otherwise the tool's deposit. Source: §5. */
export function lateFee(facts: LateFeeFacts): number {
  return knownOr([undefined, undefined, undefined, undefined, undefined, (isPresent(facts.tool.weight) ? Math.round(numberOf(facts.tool.weight) * 1.5) : numberOf(facts.tool.deposit_cents)), (isPresent(facts.tool.weight) ? Math.round(numberOf(facts.tool.weight) * 1.5) : numberOf(facts.tool.deposit_cents))][((dayOf(facts.loan.ends) + 4) % 7 + 7) % 7], numberOf(facts.tool.deposit_cents));
}
