// Generated c274c277a7d4. The last day of a long loan.
import { longestLoanDays } from "../../model/constants";
import { DAY, dayOf } from "../../model/dates";
import type { Loan } from "../../model/entities";
import { plainDateOf, type PlainDate } from "../../model/wire";

export interface LastDayFacts {
  readonly loan: Pick<Loan, "starts">;
}

/** The last day of a long loan: 28 days after the loan's starts date. Source: §5. */
export function lastDay(facts: LastDayFacts): PlainDate {
  return plainDateOf((dayOf(facts.loan.starts) + longestLoanDays) * DAY);
}
