// Generated 9ea9b6f422c5. The table loans, and what is read from its rows.
import type { InCash, Loan, LoanView, Paid } from "../model/entities";
import type { LoanStatus } from "../model/values";
import { instantOf, type PlainDate } from "../model/wire";
import type { Selectable } from "kysely";
import type { Json, Moment, Written } from "./columns";

/** Loans. Source: §3. */
export interface LoansTable {
  readonly loan_id: string;
  readonly tool_id: string;
  readonly member_id: string;
  readonly status: LoanStatus;
  readonly starts: Written<PlainDate>;
  readonly ends: Written<PlainDate>;
  readonly paid_at: Moment | null;
  readonly deposit: Json<Paid | InCash> | null;
  readonly note: string | null;
  readonly nights: string;
  readonly terms: Json<unknown> | null;
}

/** The columns that Loan is read from. */
export const columnsOfLoan = ["loan_id", "tool_id", "member_id", "status", "starts", "ends", "paid_at", "deposit", "note"] as const;

/** A row of loans as Loan. */
export function readLoan(row: Pick<Selectable<LoansTable>, (typeof columnsOfLoan)[number]>): Loan {
  return { loan_id: row.loan_id, tool_id: row.tool_id, member_id: row.member_id, status: row.status, starts: row.starts, ends: row.ends, paid_at: row.paid_at && instantOf(row.paid_at), deposit: row.deposit, ...(row.note !== null && { note: row.note }) };
}

/** The columns that LoanView is read from. */
export const columnsOfLoanView = ["loan_id", "status", "starts", "ends"] as const;

/** A row of loans as LoanView. What comes from elsewhere: tool, member. */
export function readLoanView(row: Pick<Selectable<LoansTable>, (typeof columnsOfLoanView)[number]>): Omit<LoanView, "tool" | "member"> {
  return { loan_id: row.loan_id, status: row.status, starts: row.starts, ends: row.ends };
}
