// Generated acff0f52abe5. Statuses that are worked out from facts, never stored.
import { dayOf } from "../model/dates";
import type { Loan, Tool } from "../model/entities";
import type { Instant } from "../model/wire";
import { dayIn, isPresent, isSame, momentOf, titleCase, type Facts, type ShownStatus } from "./runtime";

export type LoanStatusName = "deposit_due" | "starts_today" | "other";

export interface LoanStatusFacts {
  readonly loan: Facts<Loan, "paid_at" | "starts" | "status">;
  readonly tool: Facts<Tool, "timezone">;
  readonly now: Instant;
}

/** What a loan shows: the name of the first row that holds. Source: §4. */
export function loanStatusName(facts: LoanStatusFacts): LoanStatusName {
  if (isSame(facts.loan.status, "lent") && !isPresent(facts.loan.paid_at)) return "deposit_due";
  if (isSame(dayOf(facts.loan.starts), dayIn(momentOf(facts.now), facts.tool.timezone))) return "starts_today";
  return "other";
}

/** What a loan shows. Its name, its label for who reads it and its tone. */
export function loanStatus(facts: LoanStatusFacts, audience: "keeper" | "member"): ShownStatus<LoanStatusName> {
  if (isSame(facts.loan.status, "lent") && !isPresent(facts.loan.paid_at)) return { name: "deposit_due", label: "Deposit due", tone: "waiting" };
  if (isSame(dayOf(facts.loan.starts), dayIn(momentOf(facts.now), facts.tool.timezone))) return { name: "starts_today", label: {
    keeper: "Hand it out today",
    member: "Pick it up today",
  }[audience], tone: "info" };
  return { name: "other", label: titleCase(facts.loan.status), tone: "quiet" };
}
