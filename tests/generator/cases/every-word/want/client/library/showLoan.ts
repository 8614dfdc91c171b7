// Generated e08e90ca1993. The call showLoan. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { LoanView } from "../../model/entities";

export interface ShowLoanArgs {
  readonly loan_id: string;
}

export type ShowLoanAnswer = LoanView;

export type ShowLoanCode = "input.invalid"
  | "input.malformed"
  | "loan.not_found"
  | "loan.not_yours"
  | "session.not_signed_in";

/** Shows one loan. GET /loan/{loan_id}. For the member who has the tool. Source: §7. */
export function showLoan(transport: Transport, args: ShowLoanArgs): Promise<Outcome<ShowLoanAnswer, ShowLoanCode>> {
  return ask(transport, { call: "showLoan", method: "GET", path: "/loan/{loan_id}", codes: "input.invalid input.malformed loan.not_found loan.not_yours session.not_signed_in", secure: true }, args);
}
