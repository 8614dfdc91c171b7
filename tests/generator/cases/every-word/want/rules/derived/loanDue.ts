// Generated 2cdb7c2ed11e. Until when a tool is brought back.
import { longestLoanDays } from "../../model/constants";
import { DAY, dayOf } from "../../model/dates";
import type { Loan, Tool } from "../../model/entities";
import { instantOf, type Instant } from "../../model/wire";
import { momentAt } from "../runtime";

export interface LoanDueFacts {
  readonly loan: Pick<Loan, "ends" | "starts">;
  readonly tool: Pick<Tool, "opens" | "timezone">;
}

/** Until when a tool is brought back: the end of the last day or 28 days after pick-up time, whichever comes first. Source: §5. */
export function loanDue(facts: LoanDueFacts): Instant {
  return instantOf(Math.min((momentAt(dayOf(facts.loan.ends), facts.tool.opens, facts.tool.timezone) + 1 * DAY), (momentAt(dayOf(facts.loan.starts), facts.tool.opens, facts.tool.timezone) + longestLoanDays * DAY)));
}
