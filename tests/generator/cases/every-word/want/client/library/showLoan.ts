// Generated 1e65ffc8af57. The call showLoan, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { LoanView } from "../../model/entities";

export interface ShowLoanArgs {
  readonly loan_id: string;
}

export type ShowLoanAnswer = LoanView;

const codes = "input.invalid input.malformed loan.not_found loan.not_yours session.not_signed_in";

export type ShowLoanCode = Words<typeof codes>;

/** Shows one loan. GET /loan/{loan_id}. For the member who has the tool. Source: §7. */
export function showLoan(transport: Transport, args: ShowLoanArgs): Promise<Outcome<ShowLoanAnswer, ShowLoanCode>> {
  return ask(transport, { call: "showLoan", method: "GET", path: "/loan/{loan_id}", secure: true, codes }, args);
}

export const showLoanFx = /* @__PURE__ */ effectOf("showLoanFx", showLoan);
