// Generated da79ff157a05. The last day of a long loan.
import { longestLoanDays } from "../../model/constants";
import { DAY, dayOf } from "../../model/dates";
import type { Loan } from "../../model/entities";
import { utcDateOf, type PlainDate } from "../../model/wire";

export interface LastDayFacts {
  readonly loan: Pick<Loan, "starts">;
}

/** The last day of a long loan: 28 days after the loan's starts date. Source: §5. */
export function lastDay(facts: LastDayFacts): PlainDate {
  return utcDateOf((dayOf(facts.loan.starts) + longestLoanDays) * DAY);
}
